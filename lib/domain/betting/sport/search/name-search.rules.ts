import { abbreviates, matchRank, initialsOf, spellingOf } from '@/lib/kit/format/pinyin';
import { englishRank } from './english-names.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { letters, otherNames } from '@/lib/domain/betting/sport/compare/team-names.rules';

const withNicknames = (name: string) => [name, ...otherNames(name)];

/** Names by which search finds a match: the venue's own, and nicknames of its teams. */
export function namesOf({ home, away, league }: Match): readonly string[] {
  return [home.name, away.name, league.name, ...otherNames(home.name), ...otherNames(away.name)];
}

/** Names by which search finds a 冠军: its league's, with and without season and 冠军, and its contenders'. */
export function titleNamesOf(title: Match): readonly string[] {
  return [...headNamesOf(title), ...contendersOf(title).flatMap(withNicknames)];
}

const headNamesOf = ({ league, home }: Match) => [league.name, home.name];

/** Names of all contenders. */
export function contendersOf({ markets }: Match): readonly string[] {
  return markets.flatMap(({ selections }) => selections.map(({ name }) => name));
}

/** Contenders that match the search text; empty when the league itself matches. */
export function meantContenders(title: Match, query: string): readonly string[] {
  if (nameRank(headNamesOf(title), query) > 0) return [];
  const meant = contendersOf(title).filter((name) => nameRank(withNicknames(name), query) > 0);
  if (meant.length > 0) return meant;
  return contendersOf(title).filter((name) => partsOf(query).some((part) => nameRank(withNicknames(name), part) > 0));
}

/** 3 a whole name, 2 its beginning, 1 its middle, 0 none of the names. */
function nameRank(names: readonly string[], query: string): number {
  return Math.max(0, ...names.map((name) => (isWhole(name, query) ? 3 : Math.max(matchRank(name, query), englishRank(name, query)))));
}

/** Splits the text at blanks. */
const partsOf = (query: string) => query.trim().split(/\s+/);

/** The lowest rank of several words, each matched against any of the names: `曼城 热刺`, `man city spurs`. */
function partsRank(names: readonly string[], query: string): number {
  return Math.min(...partsOf(query).map((part) => nameRank(names, part)));
}

const shortens = (names: readonly string[], part: string) => names.some((name) => matchRank(name, part) > 0 || abbreviates(name, part));

/** Items with a name that matches the text, or with names that match each part of it; best matches first. */
export function matching<T>(items: readonly T[], namesOfItem: (item: T) => readonly string[], query: string): readonly T[] {
  const named = items.map((item) => ({ item, names: namesOfItem(item) }));
  for (const rankOf of [nameRank, partsRank]) {
    const found = named
      .map(({ item, names }) => ({ item, rank: rankOf(names, query) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((a, b) => b.rank - a.rank);
    if (found.length > 0) return found.map(({ item }) => item);
  }
  // Abbreviations count only where no name contains the text itself.
  return named.filter(({ names }) => partsOf(query).every((part) => shortens(names, part))).map(({ item }) => item);
}

/** True if the text is a whole name: `皇马`, `huangma`, `hm`. */
function isWhole(name: string, query: string): boolean {
  const wanted = letters(query);
  return letters(name) === wanted || spellingOf(name) === wanted || (initialsOf(name) === wanted && wanted.length > 1);
}
