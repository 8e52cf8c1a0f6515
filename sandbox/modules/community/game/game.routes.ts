import type { FastifyInstance } from 'fastify';
import { gameFavoriteCall, gameListCall, roundListCall } from '@pavilion/contract/calls/game.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { createPerSecond } from '../../../kernel/clock/per-second';
import { isRangeAllowed } from '../../../kernel/http/range.rules';
import { RANGE_TEXT } from '../../../kernel/http/range.copy';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { DAY } from '../../../kernel/clock/calendar';
import { drawRulesOf, GAME_CODES, GAMES, gameOf, type GameCode } from './game-catalog';
import { GAME_COPY } from './game.copy';
import { maintenanceOf } from './game-state';
import { listFavorites, getPlayCounts, listRecentGames, listRounds, getRoundTotals, setFavorite } from './round.store';
import { getDrawViews, getRoundViews, type RoundView } from './round.view';
import { tableLimits } from './table-limit.rules';
import { betOf, outcomeText } from './round.copy';

type ListedGame = (typeof GAME_CODES)[number];

/** World ms of the rounds that count for 热门. */
const HEAT_MS = 7 * DAY;

/** The lobby's games, a member's favourites, and a member's rounds. */
export function registerGameCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const timetableOf = createPerSecond(context, (code) => getTimetable(context, code as GameCode));

  route(app, context, gameListCall, async ({ body, session }) => {
    const codes = GAME_CODES.filter((code) => body.category === '' || GAMES[code].category === body.category);
    const counts = await getPlayCounts(db, Math.trunc(clock.now()) - HEAT_MS);
    const oldestFirst = codes.toSorted((a, b) => GAMES[b].openedDaysAgo - GAMES[a].openedDaysAgo);
    return {
      list: await Promise.all(
        oldestFirst.map(async (code) => ({ ...gameView(context, code, counts.get(code) ?? 0), ...(await timetableOf(code)) })),
      ),
      favorites: session ? await listFavorites(db, session.memberId) : [],
      recent: session ? await listRecentGames(db, session.memberId) : [],
    };
  });

  route(app, context, gameFavoriteCall, async ({ body, session }) => {
    const game = gameOf(body.code);
    if (!game) throw new Rejection(CODE.common, GAME_COPY.unknownGame);
    await setFavorite(db, session!.memberId, game.code, body.action === 'add', Math.trunc(clock.now()));
    return { favorites: await listFavorites(db, session!.memberId) };
  });

  route(app, context, roundListCall, async ({ body, session }) => {
    const range = { from: Date.parse(body.from), to: Date.parse(body.to) };
    if (!isRangeAllowed(range.from, range.to, clock.now())) throw new Rejection(CODE.validation, RANGE_TEXT, { field: 'from' });
    const page = { ...range, offset: (body.page - 1) * body.size, limit: body.size };
    const { memberId } = session!;
    const [rounds, totals] = [await listRounds(db, memberId, page), await getRoundTotals(db, memberId, range)];
    const views = await getRoundViews(db, rounds);
    return {
      list: views.map((view) => ({
        roundId: view.id,
        game: view.game,
        name: GAMES[view.game].name,
        bet: betOf(view),
        state: view.state,
        stake: minorToText(BigInt(view.stake)),
        payout: minorToText(BigInt(view.payout)),
        result: outcomeText(view),
        takeable: takeableText(view),
        resumable: view.table ? ('1' as const) : ('0' as const),
        playTime: new Date(view.playedAt).toISOString(),
        settleTime: view.settledAt === null ? null : new Date(view.settledAt).toISOString(),
        hash: view.hash,
        seed: view.seed ?? '',
        clientSeed: view.clientSeed,
      })),
      total: totals.count,
      stake: minorToText(totals.stake),
      payout: minorToText(totals.payout),
      open: minorToText(totals.open),
    };
  });
}

/** Amount that ending an open round pays now; null while there is nothing to take. */
function takeableText({ table }: RoundView): string | null {
  return table === null || table.value === null ? null : minorToText(BigInt(table.value));
}

function gameView(context: Context, code: ListedGame, heat: number) {
  const { name, about, category, venue, returns, returnBets, minStake, openedDaysAgo } = GAMES[code];
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
    maxStake: minorToText(BigInt(Math.max(...Object.values(tableLimits(code))))),
    returnBest: returns.best,
    returnWorst: returns.worst,
    bestBet: returnBets.best,
    worstBet: returnBets.worst,
    trial: '1' as const,
    heat,
    openTime: new Date(now - openedDaysAgo * DAY).toISOString(),
  };
}

/** Next draw and last result of a game, the same for every caller. */
async function getTimetable({ db, clock }: Context, code: GameCode) {
  const rules = drawRulesOf(code);
  if (!rules) return { nextTime: null, lastResult: '', live: 0 };
  const { open, last } = await getDrawViews(db, code, Math.trunc(clock.now()));
  const known = last.find(({ outcome }) => outcome !== null);
  return {
    nextTime: new Date(open[0]!.closesAt).toISOString(),
    lastResult: known && !rules.match ? GAMES[code].outcomeText(known.outcome) : '',
    live: last.filter(({ score }) => score && !score.over).length,
  };
}
