// Python, asked for what the client must agree with.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What Python writes. PURRLOUR_PYTHON is one that Purrlour's requirements are installed for. */
export function python(...args: string[]): string {
  const own = `${root}/.venv/bin/python`;
  const program = process.env["PURRLOUR_PYTHON"] ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: `${root}/src` };
  const options = { cwd: root, env, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const done = spawnSync(program, args, options);
  if (done.status !== 0) throw new Error(`${program} ${args[0]}: ${done.stderr}`);
  return done.stdout;
}

/** What a module of Python writes when it is run. */
export function runPython(module: string): string {
  return python("-m", module);
}
