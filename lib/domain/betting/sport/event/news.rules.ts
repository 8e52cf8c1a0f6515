import { NEWS_NAMES, SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Match, News, Pair } from '@/lib/domain/betting/match/sport.model';
import { MINUTE } from '@pavilion/number/duration';

/** ms for which news is shown as text. */
const NEWS_MS = 8_000;
/** ms for which news counts as the reason why nothing is sold. */
const REASON_MS = MINUTE;

/** The side whose count increased. */
function risen(before: Pair | null, after: Pair | null): News['side'] | null {
  if (!before || !after) return null;
  if (after[0] > before[0]) return 0;
  return after[1] > before[1] ? 1 : null;
}

/** A goal, a cancelled goal or a sending-off between two responses; null when there was none. `now`: ms. */
export function newsBetween(before: Match, after: Match, now: number): News | null {
  if (after.sport !== 'football' || before.status !== 'live' || after.status !== 'live') return null;
  const found = (
    [
      ['goal', risen(before.score, after.score)],
      ['no-goal', risen(after.score, before.score)],
      ['red', risen(before.redCards, after.redCards)],
    ] as const
  ).find(([, side]) => side !== null);
  return found ? { kind: found[0], side: found[1]!, at: now } : null;
}

/** True while news is still shown as text. `now`: ms. */
export function isFresh(news: News, now: number): boolean {
  return now - news.at < NEWS_MS;
}

/** True while news may still be the reason why nothing is sold. `now`: ms. */
export function isReason(news: News, now: number): boolean {
  return now - news.at < REASON_MS;
}

/** `进球·暂停`: why a match sells nothing just now, as far as the venue's responses show. Null while a market is open. */
export function suspendedTag(match: Pick<Match, 'status' | 'markets'>, reason: Pick<News, 'kind'> | null): string | null {
  if (match.status !== 'live' || match.markets.length === 0) return null;
  if (match.markets.some((market) => market.state === 'open')) return null;
  return reason ? `${NEWS_NAMES[reason.kind]}·${SPORT_COPY.suspended}` : SPORT_COPY.suspendedTag;
}

/** The name of the team that news is about. */
export const teamOf = (match: Pick<Match, 'home' | 'away'>, side: News['side']) => (side === 0 ? match.home : match.away).name;

/** `进球 红城`. */
export function newsText(match: Pick<Match, 'home' | 'away'>, { kind, side }: Pick<News, 'kind' | 'side'>): string {
  return `${NEWS_NAMES[kind]} ${teamOf(match, side)}`;
}
