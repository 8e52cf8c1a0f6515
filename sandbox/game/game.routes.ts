import type { FastifyInstance } from 'fastify';
import { gameFavoriteCall, gameListCall, roundListCall } from '../../lib/contract/calls/round.calls';
import { CODE } from '../../lib/contract/codes';
import { minorToText } from '../../lib/kit/number/money';
import { isRangeAllowed } from '../record/record.rules';
import { RECORD_WORDS } from '../record/record.copy';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import { route } from '../server/route';
import { DAY } from '../world/calendar';
import { GAME_CODES, GAMES, gameOf, type GameCode } from './game.catalog';
import { GAME_WORDS } from './game.copy';
import { maintenanceOf } from './game.state';
import { favoritesOf, recentGames, roundsOf, roundTotals, setFavorite } from './round.store';
import { drawViews, roundViews } from './round.view';
import { isTimetable } from './timetable.rules';
import { betOf, outcomeText } from './round.words';

/** Days since a game came, and by which 热门 ranks the games: how often they are played is not counted yet. */
const OPENED_DAYS_AGO: Readonly<Record<GameCode, number>> = { slot: 40, baccarat: 35, dice: 28, fishing: 21, 'high-low': 14, series: 7 };

/** The lobby's games, a member's favourites, and a member's rounds. */
export function registerGameCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, context, gameListCall, async ({ body, session }) => {
    const codes = GAME_CODES.filter((code) => body.category === '' || GAMES[code].category === body.category);
    return {
      list: await Promise.all(codes.map((code) => gameView(context, code))),
      favorites: session ? await favoritesOf(db, session.memberId) : [],
      recent: session ? await recentGames(db, session.memberId) : [],
    };
  });

  route(app, context, gameFavoriteCall, async ({ body, session }) => {
    const game = gameOf(body.code);
    if (!game) throw new Refusal(CODE.common, GAME_WORDS.unknownGame);
    await setFavorite(db, session!.memberId, game.code, body.action === 'add', Math.trunc(clock.now()));
    return { favorites: await favoritesOf(db, session!.memberId) };
  });

  route(app, context, roundListCall, async ({ body, session }) => {
    const range = { from: Date.parse(body.from), to: Date.parse(body.to) };
    if (!isRangeAllowed(range.from, range.to, clock.now())) throw new Refusal(CODE.validation, RECORD_WORDS.range, { field: 'from' });
    const page = { ...range, offset: (body.page - 1) * body.size, limit: body.size };
    const { memberId } = session!;
    const [rounds, totals] = [await roundsOf(db, memberId, page), await roundTotals(db, memberId, range)];
    const views = await roundViews(db, rounds);
    return {
      list: views.map((view) => ({
        roundId: view.id,
        game: view.game,
        name: GAMES[view.game as GameCode].name,
        bet: betOf(view),
        state: view.state,
        stake: minorToText(BigInt(view.stake)),
        payout: minorToText(BigInt(view.payout)),
        result: outcomeText(view),
        playTime: new Date(view.playedAt).toISOString(),
        settleTime: view.settledAt === null ? null : new Date(view.settledAt).toISOString(),
        hash: view.hash,
        seed: view.seed ?? '',
        clientSeed: view.clientSeed,
      })),
      total: totals.count,
      stake: minorToText(totals.stake),
      payout: minorToText(totals.payout),
    };
  });
}

async function gameView(context: Context, code: GameCode) {
  const { name, about, category, venue, returns, minStake, maxStake } = GAMES[code];
  const now = Math.trunc(context.clock.now());
  const until = maintenanceOf(context, code);
  return {
    code,
    category,
    venue,
    name,
    about,
    state: until === undefined ? 1 : 2,
    maintainEnd: until ?? null,
    minStake: minorToText(BigInt(minStake)),
    maxStake: minorToText(BigInt(maxStake)),
    returnBest: returns.best,
    returnWorst: returns.worst,
    trial: '1' as const,
    heat: OPENED_DAYS_AGO[code],
    openTime: new Date(now - OPENED_DAYS_AGO[code] * DAY).toISOString(),
    ...(await timetableOf(context, code, now)),
  };
}

async function timetableOf({ db }: Context, code: GameCode, now: number) {
  if (!isTimetable(code)) return { nextTime: null, lastResult: '', live: 0 };
  const { open, last } = await drawViews(db, code, now);
  const known = last.find(({ outcome }) => outcome !== null);
  return {
    nextTime: new Date(open[0]!.closesAt).toISOString(),
    lastResult: code === 'dice' && known ? (known.outcome as { dice: readonly number[] }).dice.join(' ') : '',
    live: code === 'series' ? last.filter(({ score }) => score && !score.over).length : 0,
  };
}
