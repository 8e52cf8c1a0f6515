import os from 'node:os';
import { git } from '../../bin/lib/project.mjs';

const load = () => os.loadavg()[0].toFixed(1);

/** Date, commit and machine of a run as one sentence of docs/performance.md; `loadBefore`: load at its start. */
export function describeMachine(loadBefore) {
  const changed = git('status', '--porcelain') ? ' with local changes' : '';
  const commit = `${git('rev-parse', '--short=10', 'HEAD') ?? 'unknown'}${changed}`;
  const [{ model }] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Measured on ${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${os.cpus().length} cores (${model.trim()}), ${memory} GiB, ${os.type()} ${os.release()}. Load ${loadBefore} before and ${load()} after.`;
}

/** Load of the last minute. */
export const readLoad = load;
