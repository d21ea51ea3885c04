// Before the tests: Python writes down how it renders every sentence, so that ours can be compared.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

const root = fileURLToPath(new URL("../..", import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    renderings: string;
  }
}

/** PURRLOUR_PYTHON is a Python that Purrlour's requirements are installed for. */
export default function setup(project: TestProject): void {
  const own = `${root}/.venv/bin/python`;
  const python = process.env["PURRLOUR_PYTHON"] ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: `${root}/src` };
  const options = { cwd: root, env, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const done = spawnSync(python, ["-m", "tests.words.renderings"], options);
  if (done.status !== 0) throw new Error(`${python} cannot write the renderings: ${done.stderr}`);
  project.provide("renderings", done.stdout);
}
