import { say } from './project.mjs';

/** The reason for a test, by its rank (`scopes.mjs`). */
const REASONS = ['noun', 'noun, earlier commit', 'area', 'area, earlier commit', 'seed'];

const row = ({ rank, name }) => `  ${(rank === null ? 'always' : REASONS[rank]).padEnd(22)}${name}`;
const byRank = (a, b) => (a.rank ?? -1) - (b.rank ?? -1);

/** Prints the choice of a run of `npm test` with its reasons. */
export function printChoice({ scopes, suites, journeys }) {
  say(`The last commits touch: ${scopes.join(', ') || 'no area'}.`);
  say(`— ${suites.chosen.length} of ${suites.chosen.length + suites.left.length} long suites, besides those of every run`);
  for (const { suite, rank } of suites.chosen.toSorted(byRank)) say(row({ rank, name: suite }));
  say(`— ${journeys.chosen.length} of ${journeys.known} journeys`);
  for (const { line, rank } of journeys.chosen.toSorted(byRank)) say(row({ rank, name: line }));
}

/** One line of how much ran; null where a run does not know how much there is. */
export function sizeOf({ units, journeys }) {
  if (units.known === null || journeys.known === null) return null;
  return `Ran ${units.ran} of ${units.known} suites and ${journeys.ran} of ${journeys.known} journeys.`;
}
