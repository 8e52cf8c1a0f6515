#!/usr/bin/env node
/** `npm run bench`: runs every benchmark of this folder in sequence. */
import { ensureInstalled } from '../bin/lib/install.mjs';
import { inRoot } from '../bin/lib/project.mjs';

await ensureInstalled({ dev: true, stopCode: 130 });
const { runNode } = await import('../bin/lib/processes.mjs');

const BENCHES = ['size.mjs', 'paint.mjs', 'arrival.mjs', 'live.mjs'];
let worst = 0;
for (const bench of BENCHES) {
  const { code } = await runNode([inRoot('bench', bench)]);
  worst = Math.max(worst, code);
}
process.exit(worst);
