import { ENGLISH_CLUBS } from './english-names.copy';
import { ENGLISH_NATIONS } from './english-nations.copy';
import { bareName, letters } from '@/lib/domain/betting/sport/compare/team-names.rules';

const BY_NAME = new Map(
  [ENGLISH_CLUBS, ENGLISH_NATIONS]
    .flatMap((names) => names.trim().split('\n'))
    .flatMap((line) => {
      const names = line.split('|');
      const english = names.filter((name) => !/\p{Script=Han}/u.test(name));
      return names.map((name) => [letters(name), english] as const);
    }),
);

/** Fewest letters that may be English; fewer are initials of a Chinese name. */
const MIN_LETTERS = 3;

/** 3 the whole English name of a team or league, 2 its beginning, 1 words inside it, 0 none: `man city`, `mancity`, `city`. */
export function englishRank(name: string, query: string): 0 | 1 | 2 | 3 {
  const wanted = letters(query);
  if (wanted.length < MIN_LETTERS || !/^[a-z\d]+$/.test(wanted)) return 0;
  const english = BY_NAME.get(letters(name)) ?? BY_NAME.get(bareName(name.toLowerCase())) ?? [];
  return english.reduce<0 | 1 | 2 | 3>((best, one) => {
    const rank = letters(one) === wanted ? 3 : letters(one).startsWith(wanted) ? 2 : begins(wordsOf(one), wordsOf(query)) ? 1 : 0;
    return rank > best ? rank : best;
  }, 0);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** True if the parts begin words in the same order: `man cit` in Manchester City. */
function begins(words: readonly string[], parts: readonly string[]): boolean {
  let position = 0;
  return parts.every((part) => {
    while (position < words.length && !words[position]!.startsWith(part)) position += 1;
    position += 1;
    return position <= words.length;
  });
}
