import type { VenueCode } from '@pavilion/contract/constants';
import type { Match, MatchList, SportId } from '@/lib/domain/betting/match/sport.model';
import { HOUR, MINUTE } from '@pavilion/number/duration';
import { bareName, isNation, knownTeam, letters } from './team-names.rules';

/** The parts of a match by which it is found at another venue. */
export interface Fixture {
  venue: VenueCode;
  id: string;
  sport: SportId;
  home: { name: string };
  away: { name: string };
  /** ms */
  startTime: number;
  status: Match['status'];
}

/** Largest difference in ms between two venues' kick-offs; the second one where both names are the same. */
const NEAR_MS = 20 * MINUTE;
const FAR_MS = 3 * HOUR;
/** Likeness from which two names may be one team's. */
const LIKE = 0.55;

/** Marks that distinguish teams of one club: age, women, reserves. Both names must carry the same marks. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/u-?(1[5-9]|2[0-3])/, 'u'],
  [/女(?!王)(?:足|篮|子)?|women|\(w\)/, 'w'],
  [/预备队?|后备|reserves?|\bii\b|二队|b队/, 'r'],
  [/青年队?|youth/, 'y'],
];

interface Reading {
  /** Letters and characters of the name without marks and common words. */
  core: string;
  /** `u21 w`; must be equal for both. */
  marks: string;
  /** Index in the table of known names; undefined for an unknown team. */
  known: number | undefined;
}

/** Parsed names: each name is compared with many others. */
const READ = new Map<string, Reading>();
const MAX_CACHED = 2_000;

function readingOf(name: string): Reading {
  const cached = READ.get(name);
  if (cached) return cached;
  if (READ.size >= MAX_CACHED) READ.clear();
  const read = readName(name);
  READ.set(name, read);
  return read;
}

/** Parses a team's name: width, case, blanks, punctuation and common words do not count. */
function readName(name: string): Reading {
  let text = name.normalize('NFKC').toLowerCase();
  const whole = knownTeam(text);
  // 博卡青年 is a club: the whole name is looked up before marks are removed.
  if (whole !== undefined) return { core: letters(text), marks: '', known: whole };
  const marks: string[] = [];
  for (const [pattern, mark] of MARKS) {
    const found = pattern.exec(text);
    if (!found) continue;
    marks.push(mark + (found[1] ?? ''));
    text = text.replace(pattern, ' ');
  }
  const core = bareName(text) || letters(text);
  return { core, marks: marks.join(' '), known: knownTeam(text) ?? knownTeam(core) };
}

/** 0–1: 1 for the same name, 0 for teams that cannot be the same. */
export function likeness(a: string, b: string): number {
  const [one, other] = [readingOf(a), readingOf(b)];
  if (one.marks !== other.marks || one.core === '' || other.core === '') return 0;
  if (one.known !== undefined && other.known !== undefined && one.known !== other.known) return 0;
  if (one.core === other.core) return 1;
  if (one.known !== undefined && one.known === other.known) return 0.9;
  // A country has only one name: 葡萄牙 is not 葡萄牙体育.
  if (isNation(one.known) || isNation(other.known)) return 0;
  const [short, long] = one.core.length < other.core.length ? [one.core, other.core] : [other.core, one.core];
  if (short.length >= 2) {
    // 曼城 · 曼彻斯特城: every character of the short name, in order, beginning with the same one.
    if (short[0] === long[0] && isWithin(short, long)) return 0.8;
    // 国安 · 北京国安: the city is left out.
    if (long.endsWith(short)) return 0.8;
  }
  return dice(one.core, other.core);
}

function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const char of long) if (char === short[at]) at += 1;
  return at === short.length;
}

const pairsOf = (text: string) => Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));

/** Dice coefficient: share of neighbouring pairs of characters that two texts have in common. */
function dice(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  if (first.length + second.length === 0) return 0;
  const remaining = [...second];
  const common = first.filter((pair) => {
    const position = remaining.indexOf(pair);
    if (position >= 0) remaining.splice(position, 1);
    return position >= 0;
  }).length;
  return (2 * common) / (first.length + second.length);
}

/** 0–2: likelihood that two matches are one fixture; 0 = different. Home and away must agree. */
export function fixtureLikeness(a: Fixture, b: Fixture): number {
  const apart = Math.abs(a.startTime - b.startTime);
  if (a.sport !== b.sport || apart > FAR_MS) return 0;
  const home = likeness(a.home.name, b.home.name);
  const away = likeness(a.away.name, b.away.name);
  if (home < LIKE || away < LIKE) return 0;
  return apart <= (home === 1 && away === 1 ? FAR_MS : NEAR_MS) ? home + away : 0;
}

/** The one match of another venue that is the same fixture; null when there is none or several could be. */
export function findTwin<Other extends Fixture>(match: Fixture, others: readonly Other[]): Other | null {
  const likely = others
    .map((other) => ({ other, sure: fixtureLikeness(match, other) }))
    .filter(({ sure }) => sure > 0)
    .toSorted((a, b) => b.sure - a.sure);
  const [first, second] = likely;
  if (!first || (second && second.sure === first.sure && second.other.id !== first.other.id)) return null;
  return first.other;
}

/** Groups the matches of several venues by fixture, in the order given: one match of each venue that sells it. */
export function byFixture(matches: readonly Match[]): readonly (readonly Match[])[] {
  const fixtures: Match[][] = [];
  for (const match of matches) {
    const open = fixtures.filter((fixture) => fixture.every(({ venue }) => venue !== match.venue));
    const twin = findTwin(
      match,
      open.map(([first]) => first!),
    );
    const own = twin && open.find(([first]) => first === twin);
    if (own) own.push(match);
    else fixtures.push([match]);
  }
  return fixtures;
}

/** Pages of another venue's list that are searched. */
const TWIN_PAGES = 6;

/**
 * Searches another venue's lists, which `getList` reads, for the same fixture; null when it is missing or ambiguous. Throws the errors of
 * `getList`.
 */
export async function searchTwin(
  match: Fixture,
  getList: (timeframe: 'live' | 'today' | 'early', page: number) => Promise<Pick<MatchList, 'matches' | 'total'>>,
): Promise<Match | null> {
  // Venues end their days at different hours: the twin may be in today's list or in the early one.
  for (const timeframe of match.status === 'live' ? (['live'] as const) : (['today', 'early'] as const)) {
    for (let page = 1, seen = 0; page <= TWIN_PAGES; page += 1) {
      const list = await getList(timeframe, page);
      const twin = findTwin(match, list.matches);
      if (twin) return twin;
      seen += list.matches.length;
      if (list.matches.length === 0 || seen >= list.total) break;
    }
  }
  return null;
}
