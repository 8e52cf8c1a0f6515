import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { DEPOSIT_STATE_COPY } from '@/lib/domain/money/deposit/deposit-status.copy';
import { CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import type { Game, MyGames, Round } from '@/lib/domain/community/game/game.model';
import { minorToText } from '@pavilion/number/money';
import { RESUME_COPY } from './resume.copy';
import type { Resume, ResumeTile } from './resume.model';

/** The platform's data behind the shelf; null where a call failed. */
export interface ResumeParts {
  games: MyGames | null;
  rounds: readonly Pick<Round, 'game' | 'name' | 'resumable' | 'takeable'>[] | null;
  deposits: readonly Pick<Deposit, 'orderId' | 'methodName' | 'state' | 'credit'>[] | null;
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

const gameTile = ({ code, name, category }: Game): ResumeTile => ({
  kind: 'game',
  title: name,
  note: category ? CATEGORY_TITLES[category] : '',
  amount: null,
  id: code,
});

/** The shelf: unfinished rounds, open deposits, then the games played last; the most played games for a member without any. */
export function toResume({ games, rounds, deposits }: ResumeParts): Resume {
  const open = (rounds ?? []).filter(({ resumable }) => resumable);
  const playable = (games?.games ?? []).filter(({ state }) => state === 'open');
  const recent = (games?.recent ?? []).flatMap((code) => playable.filter((game) => game.code === code));
  const others = recent.filter(({ code }) => !open.some(({ game }) => game === code));
  const tiles = [...open.map(roundTile), ...(deposits ?? []).map(depositTile), ...others.map(gameTile)].slice(0, MAX_TILES);
  if (tiles.length > 0) return { shelf: 'resume', tiles };
  const popular = playable.toSorted((a, b) => b.heat - a.heat).slice(0, MAX_POPULAR);
  return { shelf: 'popular', tiles: popular.map(gameTile) };
}
