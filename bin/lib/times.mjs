import { writeFileSync } from 'node:fs';
import { say } from './project.mjs';

const SHOWN = 15;
/** Seconds that a stage of `npm test` may take on two idle cores; a slower run prints a warning and still passes. */
const BUDGET = { checks: 45, build: 90, units: 300, journeys: 300 };

/** Measures the stages of a run and writes them, with the slowest test files, as JSON to `file`. */
export function createTimes(file) {
  const began = Date.now();
  const stages = [];
  return {
    /** Runs a stage and records its seconds. */
    async stage(name, work) {
      const start = Date.now();
      try {
        return await work();
      } finally {
        stages.push({ name, seconds: (Date.now() - start) / 1000 });
      }
    },
    /** `files`: [{ name, seconds }] of all parts. */
    print(files, facts) {
      const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
      const total = (Date.now() - began) / 1000;
      writeFileSync(file, `${JSON.stringify({ ...facts, node: process.version, total, stages, slowest }, null, 2)}\n`);
      say(`— times (${Math.round(total)} s in all)`);
      for (const { name, seconds } of stages) {
        const over = facts.kind === 'whole' && seconds > BUDGET[name] ? `  over its budget of ${BUDGET[name]} s` : '';
        say(`${seconds.toFixed(1).padStart(7)} s  ${name}${over}`);
      }
      say(`— the ${slowest.length} slowest files`);
      for (const { name, seconds } of slowest) say(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    },
  };
}
