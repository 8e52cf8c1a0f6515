import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Context } from '../../modules/context';
import { createShortLived } from '../../kernel/db/short-lived.store';
import { repeatGuard } from '../shared/repeat-guard';
import { createSharedResponses } from '../shared/shared-responses';
import { cashOutBet, cashOutPrices, listCashOuts } from './cash-out.handlers';
import { createVenueAuth, type Access } from './fb.auth';
import { CODE, FbError, successEnvelope, errorEnvelope } from './fb.error';
import {
  cashOutBetSchema,
  detailSchema,
  emptySchema,
  leaguesSchema,
  listSchema,
  matchCountSchema,
  multipleSchema,
  placeSchema,
  quoteSchema,
  recordsSchema,
  resultsSchema,
  searchSchema,
  statisticalSchema,
  statusSchema,
} from './fb.request';
import { detail, list, search } from './match.handlers';
import { leagues, matchCount, menu } from './menu.handlers';
import { placeMultiple, placeSingles } from './place.handlers';
import { quote } from './quote.handlers';
import { orderStates, records } from './record.handlers';
import { results } from './result.handlers';
import { balance } from './user.handlers';

/** The FB venue: every call is a POST and returns HTTP 200 with FB's envelope. venues §1 */
export function registerFb(app: FastifyInstance, context: Context): void {
  app.register(async (fb) => {
    const auth = createVenueAuth(context);
    const responses = createSharedResponses(context);
    const { world } = context;
    const working = createShortLived<string>(context.db, 'repeat');
    const repeats = repeatGuard({ working, reject: () => new FbError(CODE.resubmit), now: Date.now });

    fb.setErrorHandler((error, _request, reply) => {
      if (error instanceof FbError) return reply.code(200).send(errorEnvelope(error));
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status >= 500) context.log.error({ err: error }, 'FB call failed');
      return reply.code(200).send(errorEnvelope(new FbError(status < 500 ? CODE.illegal : CODE.system)));
    });

    function read<S extends z.ZodMiniType>(path: string, schema: S, give: (body: z.infer<S>) => unknown): void {
      fb.post(path, async (request, reply) => {
        const { body } = await callOf(request, 'read', schema);
        return responses.send(request, reply, `${path} ${JSON.stringify(body)}`, () => successEnvelope(give(body)));
      });
    }

    function forMember<S extends z.ZodMiniType>(
      path: string,
      access: Exclude<Access, 'read'>,
      schema: S,
      give: (body: z.infer<S>, memberId: string) => Promise<unknown>,
    ): void {
      fb.post(path, async (request) => {
        const { body, memberId } = await callOf(request, access, schema);
        return successEnvelope(await give(body, memberId!));
      });
    }

    async function callOf<S extends z.ZodMiniType>(
      request: FastifyRequest,
      access: Access,
      schema: S,
    ): Promise<{ body: z.infer<S>; memberId: string | null }> {
      const { memberId } = await auth.authenticate(request.headers.authorization, access);
      const body = schema.safeParse(request.body ?? {});
      if (!body.success) throw new FbError(CODE.illegal);
      return { body: body.data, memberId };
    }

    read('/v1/match/statistical', statisticalSchema, (body) => menu(world, body));
    read('/v1/match/getList', listSchema, (body) => list(world, body));
    read('/v1/match/getMatchDetail', detailSchema, (body) => detail(world, body));
    read('/v1/match/getOnSaleLeagues', leaguesSchema, (body) => leagues(world, body));
    read('/v1/match/matchCount', matchCountSchema, (body) => matchCount(world, body));
    read('/v1/match/queryMatchByRecommend', searchSchema, (body) => search(world, body));
    read('/v1/match/matchResultPage', resultsSchema, (body) => results(world, body));

    forMember('/v1/user/base', 'member', emptySchema, (_body, memberId) => balance(context, memberId));
    forMember('/v1/order/batchBetMatchMarketOfJumpLine', 'member', quoteSchema, async (body) => quote(world, body));
    forMember('/v1/order/bet/singlePass', 'order', placeSchema, (body, memberId) => placeSingles(context, memberId, body.singleBetList));
    forMember('/v1/order/betMultiple', 'order', multipleSchema, (body, memberId) => placeMultiple(context, memberId, body));
    forMember('/v1/order/getStakeOrderStatus', 'member', statusSchema, (body, memberId) => orderStates(context, memberId, body.orderIds));
    forMember('/v1/order/new/bet/list', 'member', recordsSchema, (body, memberId) => records(context, memberId, body));

    forMember('/v1/order/cashOut/price', 'member', statusSchema, (body, memberId) => cashOutPrices(context, memberId, body.orderIds));
    forMember('/v1/order/cashOut/bet', 'order', cashOutBetSchema, (body, memberId) =>
      repeats.once(memberId, body, () => cashOutBet(context, memberId, body)),
    );
    forMember('/v1/order/getCashOutsByIds', 'member', statusSchema, (body, memberId) => listCashOuts(context, memberId, body.orderIds));
  });
}
