import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { destination } from 'pino';
import { createLogger } from '../lib/kit/log/logger';
import { registerAgentCalls } from './modules/care/agent/agent.routes';
import { startSettlementWorker } from './modules/betting/order/settlement-worker';
import { registerControl } from './control/control.routes';
import type { Database } from './kernel/db/database';
import { openEvents } from './modules/betting/match/event.store';
import { truncateOwn } from './kernel/db/reset';
import { seed as fill } from './seed';
import { openSettings, type SettingsStore } from './kernel/db/settings.store';
import { startBank } from './modules/money/deposit/bank';
import { registerDepositCalls } from './modules/money/deposit/deposit.routes';
import { createShortLived } from './kernel/db/short-lived.store';
import { registerPictureCalls } from './modules/member/picture/picture.routes';
import { registerCalendarCalls } from './modules/rewards/calendar/calendar.routes';
import { registerFlipCalls } from './modules/rewards/flip/flip.routes';
import { registerInviteCalls } from './modules/rewards/invite/invite.routes';
import { registerPeakCalls } from './modules/rewards/leaderboard/leaderboard.routes';
import { registerMallCalls } from './modules/rewards/mall/mall.routes';
import { startParcels } from './modules/rewards/mall/parcel';
import { registerPayeeCalls } from './modules/money/payee/payee.routes';
import { startFeedbackAnswers } from './modules/care/feedback/feedback.answers';
import { createGameApp } from './modules/community/game/game.server';
import { registerFollowCalls } from './modules/betting/follow/follow.routes';
import { registerGameCalls } from './modules/community/game/game.routes';
import { startRoundEnds } from './modules/community/game/round.end';
import { registerFeedbackCalls } from './modules/care/feedback/feedback.routes';
import { startInfoReviews } from './modules/member/info/info.review';
import { registerInfoCalls } from './modules/member/info/info.routes';
import { registerMailCalls } from './modules/member/mail/mail.routes';
import { startNameReviews } from './modules/member/security/real-name';
import { createSecretTries } from './modules/member/step-up/secret-tries';
import { registerSecurityCalls } from './modules/member/security/security.routes';
import { startPayouts } from './modules/money/withdraw/payout';
import { registerWithdrawCalls } from './modules/money/withdraw/withdraw.routes';
import { registerHelpCalls } from './modules/care/help/help.routes';
import { bindLedger } from './kernel/ledger/ledger.bound';
import { registerTimelineCall } from './modules/betting/match/timeline.routes';
import { createActivity } from './modules/member/limit/activity';
import { registerLimitCalls } from './modules/member/limit/limit.routes';
import { registerAccountCalls } from './modules/member/profile/account.routes';
import { registerDeviceCalls } from './modules/member/device/device.routes';
import { createEntryParts } from './modules/member/verification/entry-parts';
import { registerMemberCalls } from './modules/member/login/member.routes';
import { setHashCost } from './modules/member/account/password';
import { registerResetCalls } from './modules/member/login/reset.routes';
import { keepGuests } from './modules/member/session/venue-session';
import { openChatServer, type ChatServer } from './modules/community/chat/chat.server';
import { registerChatGiftCalls } from './modules/community/chat/gift.routes';
import { registerHistoryCall } from './modules/community/chat/history.routes';
import { beginEpoch, nameEpoch } from './kernel/http/epoch';
import { registerLaunchCall } from './modules/betting/launch/launch.routes';
import { registerSiteCalls } from './modules/site/config/site.routes';
import { registerStatic } from './modules/site/config/static.routes';
import { registerOddsCalls } from './modules/betting/odds/odds.routes';
import { registerGiftCall } from './modules/money/transaction/gift.routes';
import { registerRecordCalls } from './modules/money/transaction/record.routes';
import { startBonusReviews } from './modules/rewards/bonus/bonus-review';
import { registerCouponCalls } from './modules/rewards/coupon/coupon.routes';
import { registerDividendCalls } from './modules/rewards/bonus/dividend.routes';
import { registerRebateCalls } from './modules/money/rebate/rebate.routes';
import { registerSupportCalls } from './modules/care/support/support.routes';
import { FB_PRICING } from './venues/fb/fb.match';
import { fbFault } from './venues/fb/fb.error';
import { FB_HEADERS, registerFb } from './venues/fb/fb.venue';
import { IM_PRICING } from './venues/im/im.match';
import { imFault } from './venues/im/im.error';
import { IM_HEADERS, registerIm } from './venues/im/im.venue';
import { OB_PRICING } from './venues/ob/ob.match';
import { obFault } from './venues/ob/ob.error';
import { OB_HEADERS, registerOb } from './venues/ob/ob.venue';
import { registerVipCalls } from './modules/member/vip/vip.routes';
import { registerWalletCalls } from './modules/money/wallet/wallet.routes';
import { createClock } from './kernel/clock/clock';
import type { Clock, ClockChange } from './kernel/clock/clock';
import { createWorld } from './world/world';
import type { ClockState, ControlEvent, World } from './world/engine/world.model';
import { answerInEnvelope, createApp } from './kernel/http/app';
import { createCallLimit } from './kernel/http/call-limit';
import type { Context } from './modules/context';
import type { SandboxEnv } from './kernel/env';
import { calmFailures } from './kernel/log/failure-log';
import { createFaults } from './kernel/faults/faults';
import { createRealClock } from './kernel/clock/real-clock';
import { injectFaults } from './kernel/faults/faults.hook';
import { listenInRow } from './kernel/http/listen';
import { refusalEnvelope } from './kernel/http/refusal';
import { shareControl } from './shared-control';
import { StartFailure } from './kernel/start-failure';
import { countLeft } from './modules/betting/stake-count/left-stakes';
import { startSweep } from './sweep';
import { createVenueApp } from './venues/shared/venue-app';

export interface Sandbox {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts everything on a database, which is closed with the sandbox: world, ledger, platform, venues, settlement worker.
 * @throws StartFailure with a sentence for the person at the keyboard.
 */
export async function startSandbox(env: SandboxEnv, database: Database): Promise<Sandbox> {
  /** What works on the data by itself, to be stopped before they are closed. */
  const running: (() => Promise<void> | void)[] = [];
  try {
    const { context, stopSharing } = await createContext(env, database);
    running.push(stopSharing);
    await countLeft(context.db);
    const settlementWorker = startSettlementWorker(context, context.real.decisions);
    const bank = startBank(context);
    const payouts = startPayouts(context);
    const nameReviews = startNameReviews(context);
    const answers = startFeedbackAnswers(context);
    const infoReviews = startInfoReviews(context);
    const bonusReviews = startBonusReviews(context);
    const parcels = startParcels(context);
    const stopSweep = await startSweep(context);
    context.settle = () => settlementWorker.tick();
    const draws = startRoundEnds(context);
    running.push(stopSweep);
    const deciding = [settlementWorker, bank, payouts, nameReviews, answers, infoReviews, bonusReviews, parcels, draws];
    running.push(...deciding.map((worker) => () => worker.stop()));
    context.decide = async () => void (await Promise.all(deciding.map((worker) => worker.tick())));
    const chat = await openChatServer(context);
    running.push(chat.stop);
    const platform = await createPlatform(context, chat);
    const fb = await createVenueApp(context, { code: 'FBTY', pricing: FB_PRICING }, FB_HEADERS, fbFault);
    registerFb(fb, context);
    const ob = await createVenueApp(context, { code: 'OBTY', pricing: OB_PRICING }, OB_HEADERS, obFault);
    registerOb(ob, context);
    const im = await createVenueApp(context, { code: 'IMTY', pricing: IM_PRICING }, IM_HEADERS, imFault);
    registerIm(im, context);
    const games = await createGameApp(context);
    // In the order of VENUE_PORT_OFFSET, the games last. Addresses that answers name are made from the port that was found.
    context.env.port = await listenInRow([platform, im, ob, fb, games], env.host, env.port);
    return {
      origin: `http://${env.host === '0.0.0.0' || env.host === '::' ? '127.0.0.1' : env.host}:${context.env.port}`,
      stop: async () => {
        // An open connection would keep the platform's port from closing.
        await chat.stop();
        await Promise.all([platform.close(), fb.close(), ob.close(), im.close(), games.close()]);
        for (const stop of running) if (stop !== chat.stop) await stop();
        // A tick may be under way; the data must not be closed beneath it.
        await settlementWorker.tick();
        await database.close();
      },
    };
  } catch (error) {
    for (const stop of running) await stop();
    await database.close();
    throw error;
  }
}

async function createPlatform(context: Context, chat: ChatServer): Promise<FastifyInstance> {
  const app = createApp(context);
  nameEpoch(app, context);
  answerInEnvelope(app, context);
  injectFaults(app, context.faults, refusalEnvelope);
  registerSiteCalls(app, context);
  const entry = createEntryParts(context);
  registerMemberCalls(app, context, entry);
  registerResetCalls(app, context, entry);
  registerDeviceCalls(app, context);
  registerLaunchCall(app, context);
  registerDividendCalls(app, context);
  registerCouponCalls(app, context);
  registerDepositCalls(app, context);
  registerAccountCalls(app, context, entry);
  registerSecurityCalls(app, context);
  registerPayeeCalls(app, context);
  registerWithdrawCalls(app, context);
  registerLimitCalls(app, context);
  registerWalletCalls(app, context);
  registerRecordCalls(app, context);
  registerVipCalls(app, context);
  registerRebateCalls(app, context);
  registerGiftCall(app, context);
  registerMallCalls(app, context);
  registerGameCalls(app, context);
  registerFollowCalls(app, context);
  registerFlipCalls(app, context);
  registerCalendarCalls(app, context);
  registerInviteCalls(app, context);
  registerPeakCalls(app, context);
  registerHistoryCall(app, context, chat.rooms);
  registerChatGiftCalls(app, context, chat.rooms);
  registerTimelineCall(app, context);
  registerOddsCalls(app, context);
  registerSupportCalls(app, context);
  registerHelpCalls(app, context);
  registerAgentCalls(app, context);
  registerPictureCalls(app, context);
  registerMailCalls(app, context);
  registerFeedbackCalls(app, context);
  registerInfoCalls(app, context, entry.codes);
  app.server.on('upgrade', chat.upgrade);
  await registerStatic(app);
  if (context.env.control) await registerControl(app, context, chat.rooms);
  return app;
}

async function createContext(env: SandboxEnv, database: Database): Promise<{ context: Context; stopSharing: () => Promise<void> }> {
  const { db } = database;
  setHashCost(env.hashCost);
  const settings = await openSettings(db);
  const events = await openEvents(db);
  const seed = await seedOfData(env, settings);
  const clock = createClock(settings.get('clock') ?? freshClock(env), Date.now);
  const listeners: (() => void)[] = [];
  const onReset = (listener: () => void) => void listeners.push(listener);
  const real = createRealClock(settings.get('real'));
  const context: Context = {
    env,
    db,
    clock,
    real,
    seed,
    world: openWorld(env, seed, clock, events.all),
    ledger: bindLedger(clock.now),
    faults: createFaults(),
    log: calmFailures(createLogger(env.logLevel, destination(2))),
    settings,
    tries: createSecretTries(createShortLived(db, 'secret-tries'), real.now),
    addEvent: events.add,
    settle: async () => 0,
    decide: async () => undefined,
    sessionsEnded: () => undefined,
    catchUp: () => shared.catchUp(),
    reset: (change = {}) => shared.alone(() => reset(change)),
    onReset,
    callLimit: createCallLimit(),
    noteActivity: createActivity({ db, clock, onReset }),
  };
  onReset(context.callLimit.clear);
  const restart = () => {
    for (const listener of listeners) listener();
  };
  const shared = shareControl(context, { events, isShared: database.kind === 'server', freshClock: () => freshClock(env), restart });
  async function reset(change: ClockChange): Promise<void> {
    await keepGuests(context, () => truncateOwn(database));
    context.faults.clear();
    restart();
    await Promise.all([settings.reload(), events.reload()]);
    const { mode, worldAt, speed } = freshClock(env);
    clock.apply({ mode, set: worldAt, speed });
    if (Object.values(change).some((value) => value !== undefined)) await settings.set('clock', clock.apply(change));
    context.real.reset();
    await settings.set('seed', context.seed);
    await fill(context);
    await beginEpoch(context);
  }
  await fill(context);
  await beginEpoch(context);
  return { context, stopSharing: shared.stop };
}

/** Of throw-away data, and of data that began before the seed lay with them. */
const KNOWN_SEED = 'pavilion';

/** The seed of the world: the setting's, or the one that the data began with. New data keep the setting's or draw one. */
async function seedOfData(env: SandboxEnv, settings: SettingsStore): Promise<string> {
  const isKnown = (env.folder === null && env.databaseUrl === null) || settings.get('secret') !== undefined;
  const begun = await settings.change('seed', (stored) => stored ?? env.seed ?? (isKnown ? KNOWN_SEED : randomBytes(12).toString('hex')));
  return env.seed ?? begun;
}

/** @throws StartFailure when the folder of real seasons cannot be played; a drawn world always can. */
function openWorld(env: SandboxEnv, seed: string, clock: Clock, control: () => readonly ControlEvent[]): World {
  try {
    return createWorld({ seed, clock, control, dataFolder: env.dataFolder ?? undefined });
  } catch (error) {
    if (env.dataFolder === null || !(error instanceof Error)) throw error;
    throw new StartFailure(error.message);
  }
}

/** World time is real time until a tester changes it. */
function freshClock(env: SandboxEnv): ClockState {
  const now = Date.now();
  return { mode: 'run', worldAt: now, realAt: now, speed: env.speed };
}
