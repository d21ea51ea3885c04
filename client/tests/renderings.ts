// Before the tests: Python writes down how it renders every sentence, so that ours can be compared.

import type { TestProject } from "vitest/node";
import { runPython } from "./python.ts";

declare module "vitest" {
  interface ProvidedContext {
    renderings: string;
  }
}

export default function setup(project: TestProject): void {
  project.provide("renderings", runPython("tests.words.renderings"));
}
