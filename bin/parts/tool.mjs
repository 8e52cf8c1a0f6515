import { runTask } from './task.mjs';

/** Runs a Node program to its end and shows its output; resolves to its exit code and the seconds it took. */
export async function runTool(args, env = process.env) {
  const { code, seconds } = await runTask(process.execPath, args, { env });
  return { code: code ?? 1, seconds };
}
