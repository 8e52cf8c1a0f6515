import { handicapBase } from './market-group.rules';
import type { Market, Match } from './sport.model';

/** ms by which two venues may differ on a kick-off, and by which they may when both names are the same. */
const NEAR_MS = 20 * 60_000;
const FAR_MS = 3 * 3_600_000;
/** Likeness of two names from which they may be one team's. */
const LIKE = 0.55;

/** What tells apart teams of one club: an age, women, a reserve side. Both names must agree in them. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/u-?(1[5-9]|2[0-3])/, 'u'],
  [/女(足|篮)?|women|\(w\)/, 'w'],
  [/预备队?|后备|reserves?|\bii\b|二队|b队/, 'r'],
  [/青年队?|youth/, 'y'],
];
/** Words that one venue writes and another leaves out. */
const FILLERS = /足球俱乐部|篮球俱乐部|俱乐部|足球队|篮球队|体育会|\bf\.?c\.?\b|\bc\.?f\.?\b|\bs\.?c\.?\b|\ba\.?c\.?\b|^fc|fc$|队$/g;

interface Reading {
  /** Letters and characters that carry the name. */
  core: string;
  /** `u21 w`: must be the same for both. */
  marks: string;
}

/** A team's name taken apart: width, case, blanks, punctuation and common words do not count. */
export function readName(name: string): Reading {
  let text = name.normalize('NFKC').toLowerCase();
  const marks: string[] = [];
  for (const [pattern, mark] of MARKS) {
    const found = pattern.exec(text);
    if (!found) continue;
    marks.push(mark + (found[1] ?? ''));
    text = text.replace(pattern, ' ');
  }
  const bare = text.replace(FILLERS, '').replace(/[^\p{L}\p{N}]/gu, '');
  return { core: bare || text.replace(/[^\p{L}\p{N}]/gu, ''), marks: marks.join(' ') };
}

/** 0–1: 1 for the same name, 0 for teams that cannot be the same. */
export function likeness(a: string, b: string): number {
  const [one, other] = [readName(a), readName(b)];
  if (one.marks !== other.marks || one.core === '' || other.core === '') return 0;
  if (one.core === other.core) return 1;
  const [short, long] = one.core.length < other.core.length ? [one.core, other.core] : [other.core, one.core];
  // 曼城 · 曼彻斯特城: every character of the short name, in order, beginning with the same one.
  if (short.length >= 2 && short[0] === long[0] && isWithin(short, long)) return 0.8;
  return dice(one.core, other.core);
}

function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const char of long) if (char === short[at]) at += 1;
  return at === short.length;
}

const pairsOf = (text: string) => Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Share of neighbouring pairs that two texts have in common. */
function dice(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  if (first.length + second.length === 0) return 0;
  const rest = [...second];
  const common = first.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * common) / (first.length + second.length);
}

/** 0–2, how sure it is that two venues mean one fixture; 0 = another one. Sides must stand the same way round. */
export function fixtureLikeness(a: Match, b: Match): number {
  if (a.sport !== b.sport) return 0;
  const home = likeness(a.home.name, b.home.name);
  const away = likeness(a.away.name, b.away.name);
  if (home < LIKE || away < LIKE) return 0;
  const apart = Math.abs(a.startTime - b.startTime);
  return apart <= (home === 1 && away === 1 ? FAR_MS : NEAR_MS) ? home + away : 0;
}

/** The one match of another venue that is the same fixture; null when none is, or when two could be. */
export function findTwin(match: Match, others: readonly Match[]): Match | null {
  const likely = others
    .map((other) => ({ other, sure: fixtureLikeness(match, other) }))
    .filter(({ sure }) => sure > 0)
    .toSorted((a, b) => b.sure - a.sure);
  const [first, second] = likely;
  if (!first || (second && second.sure === first.sure && second.other.id !== first.other.id)) return null;
  return first.other;
}

/**
 * The same bet at another venue: kind, period and line of the market, and for an in-play handicap the score from which it
 * counts; null for one whose kind or period only its venue knows.
 */
export function sameMarket(market: Market, match: Match, other: Match): Market | null {
  if (market.kind === 'other' || market.period === 'other') return null;
  if (handicapBase(match, market.kind) !== handicapBase(other, market.kind)) return null;
  const fitting = other.markets.filter(
    (one) => one.kind === market.kind && one.period === market.period && one.line === market.line && one.state !== 'closed',
  );
  return fitting.find((one) => one.main) ?? fitting[0] ?? null;
}
