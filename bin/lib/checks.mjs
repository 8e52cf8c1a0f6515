import { runNode } from './processes.mjs';
import { inRoot, say } from './project.mjs';

/** Types, lint, format and dead code. tests/architecture.test.ts checks layering. */
const CHECKS = [
  ['types', [inRoot('node_modules/typescript/bin/tsc'), '--noEmit', '-p', inRoot('tsconfig.json')]],
  ['types of the sandbox', [inRoot('node_modules/typescript/bin/tsc'), '--noEmit', '-p', inRoot('sandbox/tsconfig.json')]],
  ['lint', [inRoot('node_modules/oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [inRoot('node_modules/oxfmt/bin/oxfmt'), '--check', '.']],
  ['dead code', [inRoot('node_modules/knip/bin/knip.js')]],
  ['code of tests alone', [inRoot('node_modules/knip/bin/knip.js'), '--config', inRoot('knip.product.jsonc')]],
];

async function runCheck([name, args]) {
  const { code, output, seconds } = await runNode(args, { hidden: true });
  if (code !== 0) say(output.trimEnd());
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, code };
}

/**
 * Runs the checks in parallel; resolves to how many passed and failed, and the names of those that failed. Hides the output
 * of passing checks.
 */
export async function runChecks() {
  const ended = await Promise.all(CHECKS.map(runCheck));
  const names = ended.filter(({ code }) => code !== 0).map(({ name }) => name);
  return { passed: ended.length - names.length, failed: names.length, names };
}
