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

/** The reason for a test, by its rank (`scopes.mjs`). */
const REASONS = ['noun', 'noun, earlier commit', 'area', 'area, earlier commit', 'seed'];

const row = ({ rank, name }) => `  ${(rank === null ? 'always' : REASONS[rank]).padEnd(22)}${name}`;
const byRank = (a, b) => (a.rank ?? -1) - (b.rank ?? -1);

/** Largest number of nouns in the printed choice. */
const NAMED = 20;

/** Prints the choice of a run of `npm test` with its reasons. */
export function printChoice({ scopes, suites, journeys }) {
  const more = scopes.length > NAMED ? ` and ${scopes.length - NAMED} more` : '';
  say(`The last commits touch: ${scopes.slice(0, NAMED).join(', ') || 'no area'}${more}.`);
  say(`— ${suites.chosen.length} of ${suites.chosen.length + suites.left.length} long suites, besides those of every run`);
  for (const { suite, rank } of suites.chosen.toSorted(byRank)) say(row({ rank, name: suite }));
  say(`— ${journeys.chosen.length} of ${journeys.known} journeys`);
  for (const { line, rank } of journeys.chosen.toSorted(byRank)) say(row({ rank, name: line }));
}

/** One line with the share that ran; null if the run does not know the total. */
export function sizeOf({ units, journeys }) {
  if (units.known === null || journeys.known === null) return null;
  return `Ran ${units.ran} of ${units.known} suites and ${journeys.ran} of ${journeys.known} journeys.`;
}
