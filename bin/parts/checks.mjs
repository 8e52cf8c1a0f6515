import { inRoot } from './place.mjs';
import { say } from './say.mjs';
import { runTool } from './tool.mjs';

/** Types, lint, format and dead code. Layering is a test of its own: tests/architecture.test.ts. */
const CHECKS = [
  ['types', [inRoot('node_modules/typescript/bin/tsc'), '--noEmit', '-p', inRoot('tsconfig.json')]],
  ['lint', [inRoot('node_modules/oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [inRoot('node_modules/oxfmt/bin/oxfmt'), '--check', '.']],
  ['dead code', [inRoot('node_modules/knip/bin/knip.js')]],
  ['code of tests alone', [inRoot('node_modules/knip/bin/knip.js'), '--config', inRoot('knip.product.jsonc')]],
];

/** Runs the checks one after the other; resolves to how many passed and failed, and the names of those. */
export async function runChecks() {
  let passed = 0;
  const names = [];
  for (const [name, args] of CHECKS) {
    const { code, seconds } = await runTool(args);
    say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) passed += 1;
    else names.push(name);
  }
  return { passed, failed: names.length, names };
}
