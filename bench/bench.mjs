#!/usr/bin/env node
/** `npm run bench`: runs every benchmark of this folder in sequence. */
import { inRoot } from '../bin/parts/paths.mjs';
import { runTool } from '../bin/parts/tool.mjs';

const BENCHES = ['size.mjs', 'paint.mjs', 'arrival.mjs', 'live.mjs'];
let worst = 0;
for (const bench of BENCHES) {
  const { code } = await runTool([inRoot('bench', bench)]);
  worst = Math.max(worst, code);
}
process.exit(worst);
