import { spellingOf } from '@/lib/kit/format/pinyin';

/** Fewest letters for a suggestion; shorter words are close to everything. */
const MIN_LETTERS = 3;
/** Share of the letters that may be wrong. */
const WRONG = 0.34;
const MAX_SUGGESTIONS = 3;

/** Suggests names for a text that matches none, nearest first; compares pinyin. */
export function nearNames(names: Iterable<string>, query: string): readonly string[] {
  const typed = spellingOf(query);
  if (typed.length < MIN_LETTERS) return [];
  const maxErrors = Math.max(1, Math.floor(typed.length * WRONG));
  return [...new Set(names)]
    .map((name) => ({ name, steps: stepsTo(typed, spellingOf(name)) }))
    .filter(({ steps }) => steps <= maxErrors)
    .toSorted((a, b) => a.steps - b.steps || a.name.length - b.name.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}

/** Edit distance from `typed` to the nearest beginning of `name`. */
function stepsTo(typed: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= name.length; j += 1) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(typed[i - 1] !== name[j - 1])));
    }
    row = next;
  }
  return Math.min(...row);
}
