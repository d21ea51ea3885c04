declare module "icon:*" {
  import type { Component } from "svelte";
  const icon: Component;
  export default icon;
}

declare module "words:*" {
  const words: string;
  export default words;
}
