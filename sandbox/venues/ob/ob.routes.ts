import { deflateSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { findVenueSession } from '../../modules/member/session/venue-session';
import type { Context } from '../../modules/context';
import { createShortLived } from '../../kernel/db/short-lived.store';
import { namedWorld } from '../shared/named-world';
import { repeatGuard } from '../shared/repeat-guard';
import { createSharedResponses } from '../shared/shared-responses';
import { createCashOutService, cashOutPrices } from './cash-out.handlers';
import { registerObCounts } from './counts.routes';
import { categories, detail, list, matchesByMids, oddsInfo, outrights, search } from './match.handlers';
import { leagues, menu } from './menu.handlers';
import { createVenueAuth, type Access } from './ob.auth';
import { CODE, ObError, successEnvelope, errorEnvelope } from './ob.error';
import { LIST } from './ob.list.rules';
import {
  cashOutBetSchema,
  cashOutPricesSchema,
  categorySchema,
  filterSchema,
  latestSchema,
  limitsSchema,
  listSchema,
  matchSchema,
  midsSchema,
  nothing,
  oddsInfoSchema,
  placeSchema,
  preferenceSchema,
  recordsSchema,
  searchSchema,
  statusSchema,
} from './ob.request';
import { placeBets } from './place.handlers';
import { latest, limits } from './quote.handlers';
import { orderStates, records } from './record.handlers';
import { results } from './result.handlers';
import { balance, userInfo } from './user.handlers';

const BET = '/yewu13/v1/betOrder';

/** Size from which gzip is used instead of deflate, so that clients must read both. */
const LONG = 4096;

/**
 * The `data` of a call ending in `PB`: base64 of the compressed, URI-encoded JSON (venues §2). Short responses use zlib and long
 * ones gzip, so that tests find a client that reads only one.
 */
function packed(data: unknown): string {
  const text = encodeURIComponent(JSON.stringify(data));
  return (text.length > LONG ? gzipSync(text) : deflateSync(text)).toString('base64');
}

/** The OB venue: HTTP 200 with OB's envelope whatever happened; responses of paths ending in `PB` are packed. venues §2 */
export function registerOb(app: FastifyInstance, platform: Context): void {
  const world = namedWorld(platform.world, 'OBTY');
  const context = { ...platform, world };
  registerObCounts(app, context);
  app.register(async (ob) => {
    const auth = createVenueAuth(context);
    const responses = createSharedResponses(context);
    /** Members whose preference about changed odds was recorded; without it the value in a bet is ignored. */
    const preferred = new Set<string>();
    const cashOuts = createCashOutService(context);
    const repeats = repeatGuard({
      working: createShortLived(context.db, 'repeat'),
      reject: () => new ObError(CODE.unknownResult),
      // OB reports a completed purchase as an error.
      isDone: (error) => error instanceof ObError && error.code === CODE.cashOutTaken,
      now: Date.now,
    });
    context.onReset(() => {
      preferred.clear();
      cashOuts.clear();
    });

    ob.setErrorHandler((error, _request, reply) => {
      if (error instanceof ObError) return reply.code(200).send(errorEnvelope(error));
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status >= 500) context.log.error({ err: error }, 'OB call failed');
      return reply.code(200).send(errorEnvelope(new ObError(status < 500 ? CODE.failed : CODE.internal)));
    });

    type Give<S extends z.ZodMiniType> = (given: z.infer<S>, memberId: string) => unknown;

    /** A GET names everything in its address, a POST in its body, the `cuid` included. */
    function call<S extends z.ZodMiniType>(method: 'GET' | 'POST', path: string, access: Access, schema: S, give: Give<S>): void {
      const envelopeOf = (data: unknown) => successEnvelope(path.endsWith('PB') ? packed(data) : data);
      ob.route({
        method,
        url: path,
        handler: async (request: FastifyRequest, reply) => {
          const sent = ((method === 'GET' ? request.query : request.body) ?? {}) as Record<string, unknown>;
          const { memberId } = await auth.authenticate(request.headers.requestid, sent.cuid, access);
          const given = schema.safeParse(sent);
          if (!given.success) throw new ObError(CODE.failed);
          if (access !== 'read') return envelopeOf(await give(given.data, memberId ?? ''));
          const question = `${path} ${JSON.stringify(given.data)}`;
          return responses.send(request, reply, question, () => envelopeOf(give(given.data, '')));
        },
      });
    }

    // The one call without a cuid: its response contains it.
    ob.get<{ Querystring: { token?: string } }>('/yewu12/api/user/getUserInfo', async (request) => {
      const token = String(request.query.token ?? '');
      const session = request.headers.requestid === token ? await findVenueSession(context, 'OBTY', token, context.env.obTokenMs) : null;
      if (!session) throw new ObError(CODE.auth);
      return successEnvelope(await userInfo(context, session.memberId));
    });
    call('GET', '/yewu12/api/user/amount', 'member', nothing, (_given, memberId) => balance(context, memberId));

    call('GET', '/yewu11/pub/v1/m/menu/initPB', 'read', nothing, () => menu(world));
    call('POST', '/yewu11/v1/m/matchesPagePB', 'read', listSchema, (body) => list(world, body, [LIST.live]));
    call('POST', '/yewu11/v1/m/noLiveMatchesPagePB', 'read', listSchema, (body) =>
      list(world, body, [LIST.today, LIST.early, LIST.parlay]),
    );
    call('POST', '/yewu11/v1/m/matcheResultPB', 'read', listSchema, (body) => results(world, body));
    call('POST', '/yewu11/v1/m/getMatchBaseInfoByMidsPB', 'read', midsSchema, ({ mids }) => matchesByMids(world, mids));
    call('GET', '/yewu11/v1/m/getFilterMatchListPB', 'read', filterSchema, (query) => leagues(world, query));
    call('POST', '/yewu11/v1/hotSearch/searchForAppPB', 'read', searchSchema, ({ keyword }) => search(world, keyword));
    call('POST', '/yewu11/v1/m/matchesPB', 'read', listSchema, (body) => outrights(world, body));

    call('POST', `${BET}/client/queryLatestMarketInfo`, 'member', latestSchema, ({ idList }) => latest(world, idList));
    call('POST', `${BET}/client/queryMarketMaxMinBetMoney`, 'member', limitsSchema, (body) => limits(world, body.orderMaxBetMoney));
    call('POST', `${BET}/recordUserPreference`, 'member', preferenceSchema, (_body, memberId) => {
      preferred.add(memberId);
      return true;
    });
    call('POST', `${BET}/client/bet`, 'order', placeSchema, (body, memberId) =>
      repeats.once(memberId, body, () => placeBets(context, memberId, body, preferred.has(memberId))),
    );
    call('GET', `${BET}/queryOrderStatus`, 'member', statusSchema, ({ orderNos }, memberId) => orderStates(context, memberId, orderNos));
    call('POST', `${BET}/client/getOrderListV3PB`, 'member', recordsSchema, (body, memberId) => records(context, memberId, body));
    call('GET', '/yewu13/order/betRecord/getCashoutMaxAmountList', 'member', cashOutPricesSchema, ({ orderNo }, memberId) =>
      cashOutPrices(context, memberId, orderNo),
    );
    call('POST', `${BET}/orderPreSettle`, 'order', cashOutBetSchema, (body, memberId) =>
      repeats.once(memberId, body, () => cashOuts.cashOutBet(memberId, body)),
    );
    call('GET', `${BET}/client/queryOrderPreSettleConfirm`, 'member', nothing, (_given, memberId) => cashOuts.reported(memberId));

    for (const area of ['m', 'w']) {
      call('GET', `/yewu11/v1/${area}/matchDetail/getMatchDetailPB`, 'read', matchSchema, ({ mid }) => detail(world, mid));
      call('GET', `/yewu11/v1/${area}/matchDetail/getMatchOddsInfoPB`, 'read', oddsInfoSchema, (query) => oddsInfo(world, query));
      call('GET', `/yewu11/v1/${area}/category/getCategoryList`, 'read', categorySchema, ({ mid }) => categories(world, mid));
    }
  });
}
