import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Context } from '../../modules/context';
import { createShortLived } from '../../kernel/db/short-lived.store';
import { namedWorld } from '../shared/named-world';
import { repeatGuard } from '../shared/repeat-guard';
import { createSharedResponses } from '../shared/shared-responses';
import { cashOutBet, cashOutPrices } from './cash-out.handlers';
import { createVenueAuth, type Access, type Caller } from './im.auth';
import { createDeltas } from './im.delta';
import { CODE, ImError, successEnvelope, imFault, errorEnvelope } from './im.error';
import {
  betListSchema,
  cashOutBetSchema,
  cashOutPricesSchema,
  competitionSchema,
  countSchema,
  deltaSchema,
  emptySchema,
  listSchema,
  liveSchema,
  outrightSchema,
  pageSchema,
  placeSchema,
  quoteSchema,
  resultsSchema,
  searchSchema,
  selectedSchema,
  sharedSchema,
  statementSchema,
  statusSchema,
  type QuoteRequest,
} from './im.request';
import { delta, list, live, outrights, page, search, selected } from './match.handlers';
import { leagues, menu } from './menu.handlers';
import { placeBets } from './place.handlers';
import { quote } from './quote.handlers';
import { betList, orderStates, statement } from './record.handlers';
import { results } from './result.handlers';
import { balance, userInfo } from './user.handlers';

type Payload = Record<string, unknown>;

/** A call of IM: its access and its response; a read of the world has one response for all callers. */
type Handler =
  | { access: Access; give(body: unknown, caller: Caller): Promise<Payload> }
  | { access: 'read'; question(body: unknown): { text: string; make: () => Payload } };

/** The body of a call. @throws ImError for one that does not fit. */
function parse<S extends z.ZodMiniType>(schema: S, body: unknown): z.infer<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ImError(CODE.illegal);
  return parsed.data;
}

/** The limit counts for the same selections, whatever their order. */
function paceKey({ token }: Caller, { WagerType, WagerSelectionInfos }: QuoteRequest): string {
  return [token, WagerType, ...WagerSelectionInfos.map((one) => one.WagerSelectionId).toSorted()].join(' ');
}

/** The IM venue: `POST /api/mobile/<Name>`, in any case, HTTP 200 with IM's flat envelope. venues §3 */
export function registerIm(app: FastifyInstance, given: Context): void {
  const world = namedWorld(given.world, 'IMTY');
  const context = { ...given, world };
  const auth = createVenueAuth(context);
  const deltas = createDeltas(context);
  const responses = createSharedResponses(context);
  const handlers = new Map<string, Handler>();
  // The site reads this code as an unknown result and looks the bet up.
  const working = createShortLived<string>(context.db, 'repeat');
  const repeats = repeatGuard({ working, reject: () => new ImError(CODE.system), now: Date.now });

  function on<S extends z.ZodMiniType>(
    name: string,
    access: Exclude<Access, 'read'>,
    schema: S,
    give: (body: z.infer<S>, caller: Caller) => Payload | Promise<Payload>,
  ): void {
    handlers.set(name.toLowerCase(), { access, give: async (body, caller) => give(parse(schema, body), caller) });
  }

  function read<S extends z.ZodMiniType>(name: string, schema: S, give: (body: z.infer<S>) => Payload): void {
    const question = (sent: unknown) => {
      const body = parse(schema, sent);
      return { text: `${name} ${JSON.stringify(body)}`, make: () => give(body) };
    };
    handlers.set(name.toLowerCase(), { access: 'read', question });
  }

  read('GetAllSportCount', countSchema, (body) => menu(world, body));
  read('GetAllCompetitionCount', competitionSchema, (body) => leagues(world, body));
  read('GetEventInfoMbt', listSchema, (body) => list(world, deltas, body));
  read('GetDeltaEventInfoMbt', deltaSchema, (body) => delta(world, deltas, body));
  read('GetEventInfoByPage', pageSchema, (body) => page(world, body));
  read('GetLiveEventInfo', liveSchema, (body) => live(world, body));
  read('GetSelectedEventInfo', selectedSchema, (body) => selected(world, body));
  read('GetOutrightEvents', outrightSchema, (body) => outrights(world, body));
  read('Search', searchSchema, (body) => search(world, body));
  read('GetCompletedResults', resultsSchema, (body) => results(world, body));
  on('GetMemberByToken', 'member', emptySchema, userInfo);
  on('GetBalance', 'member', emptySchema, (_body, caller) => balance(context, caller.memberId!));
  on('GetBetInfo', 'member', quoteSchema, async (body, caller) => {
    await auth.pace('betInfo', paceKey(caller, body));
    return quote(world, body);
  });
  on('PlaceBet', 'order', placeSchema, (body, caller) =>
    repeats.once(caller.memberId!, body, () => placeBets(context, caller.memberId!, body)),
  );
  on('GetPendingWagerStatus', 'member', statusSchema, (body, caller) => orderStates(context, caller.memberId!, body.WagerIds));
  on('GetBetList', 'member', betListSchema, (body, caller) =>
    betList(context, caller.memberId!, caller.memberCode, body.BetConfirmationStatus),
  );
  on('GetStatement', 'member', statementSchema, async (body, caller) => {
    await auth.pace('statement', `${caller.token} ${JSON.stringify(body)}`);
    return statement(context, caller.memberId!, caller.memberCode, body);
  });

  on('GetDeltaBetTrade', 'member', cashOutPricesSchema, (body, caller) => cashOutPrices(context, caller.memberId!, body.WagerIds));
  on('SubmitBuyBack', 'order', cashOutBetSchema, (body, caller) => cashOutBet(context, caller.memberId!, body));

  app.register(async (im) => {
    im.setErrorHandler((error, _request, reply) => {
      const at = context.clock.now();
      if (error instanceof ImError) return reply.code(200).send(errorEnvelope(error, at));
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status >= 500) context.log.error({ err: error }, 'IM call failed');
      return reply.code(200).send(errorEnvelope(new ImError(status < 500 ? CODE.illegal : CODE.system), at));
    });

    im.post<{ Params: { name: string } }>('/api/mobile/:name', async (request, reply) => {
      const handler = handlers.get(request.params.name.toLowerCase());
      if (!handler) return reply.code(404).send(imFault(CODE.illegal));
      const body = request.body ?? {};
      const shared = sharedSchema.safeParse(body);
      if (!shared.success) throw new ImError(CODE.token);
      const caller = await auth.authenticate(shared.data, handler.access);
      if ('give' in handler) return successEnvelope(await handler.give(body, caller), context.clock.now());
      const { text, make } = handler.question(body);
      return responses.send(request, reply, text, () => successEnvelope(make(), context.clock.now()));
    });
  });
}
