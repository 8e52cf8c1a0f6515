import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { agentApplicationsForTester } from '../modules/care/agent/agent.routes';
import { CODE } from '../../lib/contract/codes';
import { toMinor } from '../../lib/kit/number/money';
import type { ChatRooms } from '../modules/community/chat/chat-rooms';
import { outbox } from '../modules/member/phone/outbox.schema';
import { closeMethod } from '../modules/money/deposit/closed-methods';
import { methodOf } from '../modules/money/deposit/deposit.view';
import { depositForTester, depositsForTester } from '../modules/money/deposit/deposit.control';
import { helpVotesForTester } from '../modules/care/help/help.routes';
import { audit } from '../kernel/ledger/audit';
import { giveCoins } from '../modules/rewards/coin/coin.store';
import { itemForTester, mallOrdersForTester, parcelForTester } from '../modules/rewards/mall/mall.control';
import { MALL_WORDS } from '../modules/rewards/mall/mall.copy';
import { createMember, memberByName } from '../modules/member/account/member';
import { acceptedPhone } from '../modules/member/phone/phone.rules';
import { endSessions, openSession } from '../modules/member/session/session';
import { addPayees } from '../modules/money/payee/fixture';
import { setPayeeState } from '../modules/money/payee-registry/payee.store';
import { payeeView } from '../modules/money/payee-registry/payee.view';
import { mergePatch, preInfoOf } from '../modules/site/config/site.config';
import type { Context } from '../modules/context';
import type { ClockChange } from '../kernel/clock/clock';
import { Refusal } from '../kernel/http/refusal';
import { rowIdOf } from '../kernel/http/row-id';
import { decideRealName } from '../modules/member/security/real-name';
import { fillWallets } from '../modules/money/wallet/fixture';
import { withdrawalForTester, withdrawalsForTester } from '../modules/money/withdraw/withdraw.control';
import { feedbackForTester, infoForTester } from './care.control';
import { applyChatControl, changeGiftForTester } from './chat.control';
import { guardControl } from './control.guard';
import {
  chatGiftSchema,
  chatSchema,
  clockSchema,
  depositMethodSchema,
  depositSchema,
  eventSchema,
  eventsQuerySchema,
  faultSchema,
  feedbackSchema,
  infoRequestSchema,
  kickSchema,
  mallItemSchema,
  memberSchema,
  ordersQuerySchema,
  parcelSchema,
  payeeSchema,
  realNameSchema,
  resetSchema,
  siteSchema,
  withdrawalSchema,
  type worldClockSchema,
} from './control.schema';
import { ok, post } from './control.post';
import { registerGameControl } from './game.control';
import { registerPromoControl } from './promo.control';
import { registerWebviewPage } from './webview.page';
import { eventStateOf, eventView, eventsOf, findEvent } from '../modules/betting/match/event.view';

const TESTER_PASSWORD = 'Tester@2026';
/** Newest texts that a tester can read. */
const OUTBOX_SHOWN = 200;

/** The control API, `/sandbox/…` (contract §6). */
export async function registerControl(root: FastifyInstance, context: Context, rooms: ChatRooms): Promise<void> {
  await root.register(async (app) => {
    guardControl(app);
    // A tester who goes from one process to another finds what the first one did.
    app.addHook('preHandler', () => context.catchUp());
    registerWorldControl(app, context);
    registerMemberControl(app, context, rooms);
    registerDepositControl(app, context);
    registerMethodControl(app, context);
    registerWithdrawControl(app, context);
    registerCareControl(app, context);
    registerPromoControl(app, context);
    registerMallControl(app, context);
    registerGameControl(app, context);
    registerWebviewPage(app);

    post(app, '/sandbox/reset', resetSchema, async ({ clock = {} }) => {
      await context.reset(worldChangeOf(clock));
      return { seed: context.seed, worldTime: new Date(context.clock.now()).toISOString(), epoch: context.settings.get('epoch') };
    });

    app.get('/sandbox/seed', () => ok({ seed: context.seed }));

    post(app, '/sandbox/faults', faultSchema, (fault) => ({ id: context.faults.add(fault) }));
    app.delete('/sandbox/faults', () => ok({ cleared: context.faults.clear() }));

    /**
     * `POST /sandbox/site`: a JSON merge patch of the pre-info that members see, kept until reset. Null takes a field back
     * to nothing. `{"maintainConfig":{"status":0,"reason":"例行维护"}}`, `{"stopLogin":true}`, `{"disablePhones":["170"]}`.
     * Answers the pre-info as it now is; a patch that would break it is refused with 10003.
     */
    post(app, '/sandbox/site', siteSchema, async (patch) => {
      await context.settings.change('site', (stored = {}) => {
        const merged = mergePatch(stored, patch) as Record<string, unknown>;
        try {
          preInfoOf({ settings: { ...context.settings, get: () => merged as never } }, '');
        } catch {
          throw new Refusal(CODE.validation);
        }
        return merged;
      });
      return preInfoOf(context, '');
    });

    post(app, '/sandbox/chat', chatSchema, (request) => applyChatControl(context, rooms, request));
    post(app, '/sandbox/chat/gifts/:id', chatGiftSchema, (change, params) => changeGiftForTester(context, params.id ?? '', change));

    app.get('/sandbox/ledger/audit', async () => ok(await audit(context.db)));
    app.get('/sandbox/outbox', async () => {
      const rows = await context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(OUTBOX_SHOWN);
      return ok(rows.map((row) => ({ to: row.recipient, kind: row.kind, text: row.body, at: new Date(row.at).toISOString() })));
    });
  });
}

function registerWorldControl(app: FastifyInstance, context: Context): void {
  const { clock, real, settings, world } = context;

  post(app, '/sandbox/clock', clockSchema, async ({ decisions, advanceRealMs, ...clockChange }) => {
    const change = worldChangeOf(clockChange);
    // A clock that is not named stays as it is: a change begins a new stretch of world time.
    const isClockChanged = Object.values(change).some((value) => value !== undefined);
    const state = isClockChanged ? clock.apply(change) : clock.state();
    if (isClockChanged) await settings.set('clock', state);
    if (decisions !== undefined || advanceRealMs !== undefined) await settings.set('real', real.apply({ decisions, advanceRealMs }));
    await context.decide();
    return { mode: state.mode, worldTime: new Date(clock.now()).toISOString(), speed: state.speed };
  });

  app.get('/sandbox/events', (request) => {
    const query = eventsQuerySchema.safeParse(request.query);
    if (!query.success) throw new Refusal(CODE.validation, undefined, { field: 'state' });
    return ok(eventsOf(world, query.data.state, query.data.sport));
  });

  app.get<{ Params: { id: string } }>('/sandbox/events/:id', (request) => {
    const match = findEvent(world, request.params.id);
    if (!match) throw new Refusal(CODE.common);
    return ok(eventView(world, match));
  });

  post(app, '/sandbox/events/:id', eventSchema, async (event, params) => {
    const match = findEvent(world, params.id ?? '');
    if (!match) throw new Refusal(CODE.common);
    await context.addEvent({ matchId: match.id, ...event, at: Math.trunc(clock.now()) });
    await context.settle();
    const state = world.state(match);
    return {
      id: match.id,
      state: eventStateOf(match, state, clock.now()),
      minute: event.minute ?? Math.floor(state.seconds / 60),
      score: state.score,
    };
  });
}

function registerMemberControl(app: FastifyInstance, context: Context, rooms: ChatRooms): void {
  post(app, '/sandbox/members', memberSchema, async (input) => {
    const userName = input.userName ?? `t${randomUUID().replaceAll('-', '').slice(0, 9)}`;
    const password = input.password ?? TESTER_PASSWORD;
    const uuid = input.uuid === null ? '' : (input.uuid ?? randomUUID()).toUpperCase();
    const member = await createMember(context, {
      userName,
      password,
      // A tester's own password is hashed like anybody's.
      knownSecrets: input.password === undefined && input.withdrawPassword === undefined,
      balance: toMinor(input.balance ?? '1000.00'),
      vipLevel: input.vipLevel,
      flags: input.flags,
      phone: input.phone === undefined ? undefined : acceptedPhone(input.phone, []),
      inviteCode: input.inviteCode,
      device: uuid,
      pin: input.withdrawPassword,
      realName: input.realName,
    });
    if (!member) throw new Refusal(CODE.nameError, undefined, { field: 'userName' });
    await fillWallets(context, member.id, input);
    await addPayees(context, member.id, input.payees ?? []);
    const gift = { reference: 'tester', title: MALL_WORDS.gift, amount: input.coins ?? 0, at: Math.trunc(context.clock.now()) };
    await giveCoins(context.db, member.id, gift);
    return { userName, password, token: await openSession(context.db, member.id, uuid), uuid };
  });

  post(app, '/sandbox/kick', kickSchema, async ({ userName, token, code }) => {
    const member = userName === undefined ? null : await memberByName(context.db, userName);
    const which = token !== undefined ? { token } : member ? { memberId: member.id } : null;
    if (!which) throw new Refusal(CODE.validation, undefined, { field: 'userName' });
    const ended = await endSessions(context.db, which, code ?? CODE.loggedInElsewhere);
    await rooms.closeEnded();
    return { sessions: ended };
  });
}

function registerDepositControl(app: FastifyInstance, context: Context): void {
  app.get('/sandbox/deposits', async (request) => {
    const query = ordersQuerySchema.safeParse(request.query);
    const list = query.success ? await depositsForTester(context, query.data.userName) : null;
    if (!list) throw new Refusal(CODE.validation, undefined, { field: 'userName' });
    return ok(list);
  });

  /** The bank's decision: `confirm` pays in, `fail` finds nothing, `hold` makes it wait for another decision. */
  post(app, '/sandbox/deposits/:id', depositSchema, async ({ outcome }, params) => {
    const deposit = await depositForTester(context, params.id ?? '', outcome);
    if (!deposit) throw new Refusal(CODE.common);
    return deposit;
  });
}

function registerMethodControl(app: FastifyInstance, context: Context): void {
  /** Maintenance of a deposit method, until it is opened again or the sandbox is reset. */
  post(app, '/sandbox/deposits/methods/:method', depositMethodSchema, async ({ open, openTime = null }, params) => {
    const method = methodOf(params.method ?? '');
    if (!method) throw new Refusal(CODE.common);
    return closeMethod(context, method.method, open ? null : { openTime });
  });
}

function registerWithdrawControl(app: FastifyInstance, context: Context): void {
  app.get('/sandbox/withdrawals', async (request) => {
    const query = ordersQuerySchema.safeParse(request.query);
    const list = query.success ? await withdrawalsForTester(context, query.data.userName) : null;
    if (!list) throw new Refusal(CODE.validation, undefined, { field: 'userName' });
    return ok(list);
  });

  /** `approve` ends the review, `pay` pays, `reject` and `fail` return the money. */
  post(app, '/sandbox/withdrawals/:id', withdrawalSchema, async ({ outcome }, params) => {
    const withdrawal = await withdrawalForTester(context, params.id ?? '', outcome);
    if (!withdrawal) throw new Refusal(CODE.common);
    return withdrawal;
  });

  post(app, '/sandbox/real-name', realNameSchema, async ({ userName, outcome }) => {
    const view = await decideRealName(context, userName, outcome);
    if (!view) throw new Refusal(CODE.validation, undefined, { field: 'userName' });
    return view;
  });

  post(app, '/sandbox/payees/:id', payeeSchema, async ({ state }, params) => {
    const id = rowIdOf(params.id ?? '');
    const payee = id === null ? undefined : await setPayeeState(context.db, id, state);
    if (!payee) throw new Refusal(CODE.common);
    return payeeView(payee);
  });
}

function registerCareControl(app: FastifyInstance, context: Context): void {
  /** The staff's part in feedback: `process`, `reply` with a text of one's own, `close`. */
  post(app, '/sandbox/feedback/:id', feedbackSchema, async ({ outcome, text }, params) => {
    const ticket = await feedbackForTester(context, params.id ?? '', outcome, text);
    if (!ticket) throw new Refusal(CODE.common);
    return ticket;
  });

  app.get('/sandbox/help/votes', async () => ok(await helpVotesForTester(context)));
  app.get('/sandbox/agent/applications', async () => ok(await agentApplicationsForTester(context)));

  /** The decision about a change of information. */
  post(app, '/sandbox/info-requests/:id', infoRequestSchema, async ({ outcome, reason }, params) => {
    const request = await infoForTester(context, params.id ?? '', outcome, reason);
    if (!request) throw new Refusal(CODE.common);
    return request;
  });
}

function registerMallControl(app: FastifyInstance, context: Context): void {
  app.get('/sandbox/mall/orders', async (request) => {
    const query = ordersQuerySchema.safeParse(request.query);
    const list = query.success ? await mallOrdersForTester(context, query.data.userName) : null;
    if (!list) throw new Refusal(CODE.validation, undefined, { field: 'userName' });
    return ok(list);
  });

  /** Takes a parcel one step further; one that stands elsewhere stays. */
  post(app, '/sandbox/mall/orders/:id', parcelSchema, async ({ step }, params) => {
    const order = await parcelForTester(context, params.id ?? '', step);
    if (!order) throw new Refusal(CODE.common);
    return order;
  });

  post(app, '/sandbox/mall/items/:id', mallItemSchema, async (change, params) => {
    const item = await itemForTester(context, params.id ?? '', change);
    if (!item) throw new Refusal(CODE.common);
    return item;
  });
}

function worldChangeOf({ set, ...change }: z.infer<typeof worldClockSchema>): ClockChange {
  return { ...change, set: set === undefined ? undefined : Date.parse(set) };
}
