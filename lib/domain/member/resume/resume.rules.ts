import type { OpenPart } from '@/lib/domain/betting/order/open-orders.model';
import { isOver, isPlayed } from '@/lib/domain/betting/match/over.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { dayMinute } from '@/lib/kit/format/site-time';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { DEPOSIT_STATE_COPY } from '@/lib/domain/money/deposit/deposit-status.copy';
import { CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import type { Game, MyGames, Round } from '@/lib/domain/community/game/game.model';
import { minorToText } from '@pavilion/number/money';
import { RESUME_COPY } from './resume.copy';
import type { Resume, ResumeTile } from './resume.model';

type FollowedMatch = Pick<Match, 'id' | 'venue' | 'home' | 'away' | 'status' | 'startTime' | 'score'>;

/** The platform's data behind the shelf; null where a call failed. */
export interface ResumeParts {
  games: MyGames | null;
  rounds: readonly Pick<Round, 'game' | 'name' | 'resumable' | 'takeable'>[] | null;
  deposits: readonly Pick<Deposit, 'orderId' | 'methodName' | 'state' | 'credit'>[] | null;
  /** Open bets of all venues that responded. */
  bets: Pick<OpenPart, 'total' | 'stake'> | null;
  followed: FollowedMatches<FollowedMatch> | null;
}

export interface FollowedMatches<M = Match> {
  /** The match to look at next. */
  next: M | undefined;
  /** The match that ended last. */
  last: M | undefined;
}

/** Most tiles of the shelf, and of one with the most played games. */
const MAX_TILES = 6;
const MAX_POPULAR = 3;

const roundTile = ({ game, name, takeable }: NonNullable<ResumeParts['rounds']>[number]): ResumeTile => ({
  kind: 'round',
  title: name,
  note: takeable === null ? RESUME_COPY.open : RESUME_COPY.takeable,
  amount: takeable === null ? null : minorToText(takeable),
  id: game,
});

const depositTile = ({ orderId, methodName, state, credit }: NonNullable<ResumeParts['deposits']>[number]): ResumeTile => ({
  kind: 'deposit',
  title: methodName,
  note: DEPOSIT_STATE_COPY[state],
  amount: credit === null ? null : minorToText(credit),
  id: orderId,
});

const betsTile = ({ total, stake }: NonNullable<ResumeParts['bets']>): ResumeTile => ({
  kind: 'bets',
  title: RESUME_COPY.bets(total),
  note: RESUME_COPY.staked,
  amount: minorToText(stake),
  id: '',
});

/** The match that is played, else the one that begins first; undefined when all are over. */
export function nextOf<M extends Pick<Match, 'status' | 'startTime'>>(matches: readonly M[]): M | undefined {
  const open = matches.filter((match) => !isOver(match)).toSorted((a, b) => a.startTime - b.startTime);
  return open.find(isPlayed) ?? open[0];
}

/** The match that began last of those that have ended. */
export function lastOf<M extends Pick<Match, 'status' | 'startTime'>>(matches: readonly M[]): M | undefined {
  return matches.filter(({ status }) => status === 'ended').toSorted((a, b) => b.startTime - a.startTime)[0];
}

const matchTile = (match: FollowedMatch): ResumeTile => ({
  kind: 'match',
  title: RESUME_COPY.match(match.home.name, match.away.name),
  note: noteOf(match),
  amount: null,
  id: `${match.venue}/${match.id}`,
});

function noteOf(match: FollowedMatch): string {
  if (!isPlayed(match) && !isOver(match)) return dayMinute(match.startTime);
  return [isOver(match) ? RESUME_COPY.ended : RESUME_COPY.open, match.score?.join(' : ')].filter(Boolean).join(' ');
}

const gameTile = ({ code, name, category }: Game): ResumeTile => ({
  kind: 'game',
  title: name,
  note: category ? CATEGORY_TITLES[category] : '',
  amount: null,
  id: code,
});

/**
 * The shelf: unfinished rounds, open bets, open deposits, the followed matches, then the games played last; the most played games for a
 * member without any.
 */
export function toResume({ games, rounds, deposits, bets, followed }: ResumeParts): Resume {
  const open = (rounds ?? []).filter(({ resumable }) => resumable);
  const playable = (games?.games ?? []).filter(({ state }) => state === 'open');
  const recent = (games?.recent ?? []).flatMap((code) => playable.filter((game) => game.code === code));
  const others = recent.filter(({ code }) => !open.some(({ game }) => game === code));
  const tiles = [
    ...open.map(roundTile),
    ...(bets && bets.total > 0 ? [betsTile(bets)] : []),
    ...(deposits ?? []).map(depositTile),
    ...[followed?.next, followed?.last].flatMap((match) => (match ? [matchTile(match)] : [])),
    ...others.map(gameTile),
  ].slice(0, MAX_TILES);
  if (tiles.length > 0) return { shelf: 'resume', tiles };
  const popular = playable.toSorted((a, b) => b.heat - a.heat).slice(0, MAX_POPULAR);
  return { shelf: 'popular', tiles: popular.map(gameTile) };
}
