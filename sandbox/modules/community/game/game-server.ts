import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createApp } from '../../../kernel/http/app';
import type { Context } from '../../context';
import { injectFaults } from '../../../kernel/faults/faults-hook';
import { createLimit } from '../../../kernel/http/limit';
import { siteHosts } from '../../../kernel/http/public-host';
import { Rejection } from '../../../kernel/http/rejection';
import { rowIdOf } from '../../../kernel/http/row-id';
import { bundleOf, PAGE_OF } from './game-bundle';
import { FRAMED_CODES, GAMES, gameOf, type GameCode } from './game-catalog';
import { GAME_COPY } from './game.copy';
import type { GameSession } from './game.tables';
import { findGameSession, refillTrial, getTrialBalance } from './game-session';
import { maintenanceOf } from './game-state';
import { playRound, stepRound } from './round';
import { RoundRejected } from './round-money';
import { listLastRounds, listLinesOnDraws, prepareRound } from './round.store';
import { getDrawViews, getRoundViews } from './round.view';
import { onDraw, tableLimits } from './table-limit.rules';

/** Rounds that a game shows. */
const SHOWN_ROUNDS = 12;
/** Calls of one player in a minute of real time: a page polls fifteen times, the rest is for play. */
const CALLS = 240;

/** Bets of one call. */
const MAX_LINES = 64;

const playSchema = z.object({
  round: z.string().check(z.regex(/^\d{1,18}$/)),
  /** Bets with their stakes in minor units. */
  lines: z
    .array(z.object({ bet: z.string().check(z.maxLength(16)), stake: z.int().check(z.positive(), z.maximum(1e12)) }))
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
  clientSeed: z.string().check(z.regex(/^[\x20-\x7e]{0,64}$/)),
  draw: z.nullable(z.int()),
});
const stepSchema = z.object({
  round: z.string().check(z.regex(/^\d{1,18}$/)),
  index: z.int().check(z.nonnegative(), z.maximum(100)),
  step: z.string().check(z.minLength(1), z.maxLength(16)),
});

/** Thrown where a session is unknown or over. */
class SessionOver extends Error {}

/**
 * The studio's games on an origin of their own: their pages, which only the site's pages may frame, and the calls that these pages
 * make. The frame is sandboxed without an origin, so every origin may call; the token decides, and there are no cookies.
 */
export async function createGameApp(context: Context): Promise<FastifyInstance> {
  const app = createApp(context);
  await app.register(cors, { origin: '*', methods: ['POST'], allowedHeaders: ['authorization', 'content-type'], maxAge: 600 });
  injectFaults(app, context.faults, () => ({ message: GAME_COPY.failed }));
  app.setErrorHandler((error, request, reply) => sendError(context, error, request, reply));
  registerPages(app, context);

  const limit = createLimit(CALLS);
  context.onReset(() => limit.clear());

  const call = <T>(path: string, schema: z.ZodMiniType<T>, handler: (session: GameSession, body: T) => Promise<void>) =>
    app.post(path, async (request) => {
      const session = await findGameSession(context.db, tokenOf(request));
      if (!session) throw new SessionOver();
      await limit.take(session.owner);
      const body = z.safeParse(schema, request.body ?? {});
      if (!body.success) throw new RoundRejected(GAME_COPY.invalid);
      if (session.memberId !== null) await context.noteActivity(session.memberId);
      await handler(session, body.data);
      return view(context, session);
    });

  call('/api/session', z.object({}), async () => {});
  call('/api/play', playSchema, async (session, { round, ...play }) => {
    await playRound(context, session, { ...play, round: rowIdOf(round) ?? 0n });
  });
  call('/api/step', stepSchema, async (session, { round, index, step }) => {
    await stepRound(context, session, rowIdOf(round) ?? 0n, index, step);
  });
  call('/api/refill', z.object({}), async (session) => refillTrial(context.db, session.owner));
  return app;
}

function tokenOf(request: FastifyRequest): string {
  return /^Bearer (.{1,200})$/.exec(String(request.headers.authorization ?? ''))?.[1] ?? '';
}

/** The game as its page renders it: balance, prepared round, open round, past rounds. */
async function view(context: Context, session: GameSession) {
  const { db, clock, ledger } = context;
  const game = GAMES[session.game];
  const now = Math.trunc(clock.now());
  const prepared = await prepareRound(db, session.owner, session.memberId, session.game);
  const rounds = await listLastRounds(db, session.owner, session.game, SHOWN_ROUNDS);
  const balance =
    session.memberId === null ? await getTrialBalance(db, session.owner) : (await ledger.balanceOf(db, session.memberId)).available;
  return {
    game: game.code,
    name: game.name,
    minStake: game.minStake,
    largest: tableLimits(game.code),
    maxWin: game.maxWin,
    closed: maintenanceOf(context, game.code) !== undefined,
    returns: game.returns,
    framed: FRAMED_CODES.some((code) => code === game.code),
    trial: session.memberId === null,
    balance: Number(balance),
    prepared: { round: String(prepared.id), hash: prepared.seedHash },
    rounds: await getRoundViews(db, rounds),
    timetable: game.rules.kind === 'draws' ? await getTimetable(context, session.owner, game.code, now) : null,
    now,
  };
}

/** The draws with the player's stakes on each that takes bets. */
async function getTimetable({ db }: Context, owner: string, game: GameCode, now: number) {
  const { open, last, commitment } = await getDrawViews(db, game, now);
  const mine = await listLinesOnDraws(
    db,
    owner,
    game,
    open.map(({ number }) => number),
  );
  return { open: open.map((draw) => ({ ...draw, mine: onDraw(game, draw.number, mine.get(draw.number)!) })), last, commitment };
}

export type GameView = Awaited<ReturnType<typeof view>>;

function sendError({ log }: Pick<Context, 'log'>, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof RoundRejected) return reply.code(409).send({ message: error.message });
  if (error instanceof Rejection) return reply.code(429).send({ message: error.message });
  if (error instanceof SessionOver) return reply.code(401).send({ message: GAME_COPY.sessionOver });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return reply.code(status).send({ message: GAME_COPY.invalid });
  log.error({ err: error, call: `${request.method} ${request.routeOptions.url ?? ''}` }, 'game call failed');
  return reply.code(500).send({ message: GAME_COPY.failed });
}

function registerPages(app: FastifyInstance, { env }: Pick<Context, 'env'>): void {
  const frames = siteHosts(env)
    .map((host) => `http://${host}:*`)
    .join(' ');
  // `self` is the address of the document if the document has no origin.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`;
  app.get<{ Params: { game: string } }>('/play/:game', async (request, reply) => {
    const game = gameOf(request.params.game);
    if (!game) return reply.code(404).type('text/plain; charset=utf-8').send(GAME_COPY.unknownGame);
    return reply
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(PAGE_OF(game.code satisfies GameCode, game.name));
  });
  for (const [file, type] of [
    ['game.js', 'text/javascript'],
    ['game.css', 'text/css'],
  ] as const) {
    app.get(`/assets/${file}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=600')
        .type(`${type}; charset=utf-8`)
        .send((await bundleOf())[file]),
    );
  }
}
