import { abbreviates, answersTo, initialsOf, spellingOf } from '@/lib/kit/format/pinyin';
import type { Match } from './sport.model';
import { letters, otherNames } from './team-names.rules';

const withNicknames = (name: string) => [name, ...otherNames(name)];

/** The names by which a match is sought: as the venue writes them, and as people call its teams. */
export function namesOf({ home, away, competition }: Match): readonly string[] {
  return [home.name, away.name, competition.name, ...otherNames(home.name), ...otherNames(away.name)];
}

/** The names by which a 冠军 is sought: its competition's, with and without season and 冠军, and its contenders'. */
export function titleNamesOf(title: Match): readonly string[] {
  return [...headNamesOf(title), ...contendersOf(title).flatMap(withNicknames)];
}

const headNamesOf = ({ competition, home }: Match) => [competition.name, home.name];

/** Everybody who may win. */
export function contendersOf({ markets }: Match): readonly string[] {
  return markets.flatMap(({ selections }) => selections.map(({ name }) => name));
}

/** Contenders that answer to the words; none where the competition itself does. */
export function meantContenders(title: Match, words: string): readonly string[] {
  if (nameRank(headNamesOf(title), words) > 0) return [];
  return contendersOf(title).filter((name) => nameRank(withNicknames(name), words) > 0);
}

/** 3 a name as a whole, 2 its beginning, 1 its middle, 0 none of the names. */
function nameRank(names: readonly string[], words: string): number {
  return Math.max(0, ...names.map((name) => (isWhole(name, words) ? 3 : answersTo(name, words))));
}

/** What answers to the words by one of its names, the likeliest meant first. */
export function answering<T>(items: readonly T[], namesOfItem: (item: T) => readonly string[], words: string): readonly T[] {
  const found = items
    .map((item) => ({ item, rank: nameRank(namesOfItem(item), words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
  if (found.length > 0) return found;
  // What only shortens a name is meant where nothing holds the words themselves.
  return items.filter((item) => namesOfItem(item).some((name) => abbreviates(name, words)));
}

/** Whether words are a name from end to end: `皇马`, `huangma`, `hm`. */
function isWhole(name: string, words: string): boolean {
  const wanted = letters(words);
  return letters(name) === wanted || spellingOf(name) === wanted || (initialsOf(name) === wanted && wanted.length > 1);
}
