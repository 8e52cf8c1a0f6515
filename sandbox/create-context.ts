import { randomBytes } from 'node:crypto';
import { destination } from 'pino';
import { createLogger } from '@pavilion/log/logger';
import { MODULES } from './app';
import { createClock, type Clock, type ClockChange, type ClockState } from './kernel/clock/clock';
import { createRealClock } from './kernel/clock/real-clock';
import type { Database } from './kernel/db/database';
import { truncateOwn } from './kernel/db/reset';
import { openSettings, type SettingsStore } from './kernel/db/settings.store';
import type { SandboxEnv } from './kernel/env';
import { createFaults } from './kernel/faults/faults';
import { createCallLimit } from './kernel/http/call-limit';
import { beginEpoch } from './kernel/http/epoch';
import { openLedger } from './kernel/ledger/ledger';
import { bindLedger } from './kernel/ledger/ledger-bound';
import { calmFailures } from './kernel/log/failure-log';
import { StartFailure } from './kernel/start-failure';
import { openEvents } from './modules/betting/match/event.store';
import type { Context } from './modules/context';
import { keepGuests } from './modules/member/session/venue-session';
import { shareControl } from './shared-control';
import { VENUES } from './venues/registry';
import type { ControlEvent, World } from './world/engine/world.model';
import { createWorld } from './world/world';

/**
 * The context of a sandbox on a database whose data are complete: older ones brought up to date, empty ones filled.
 * @throws StartFailure when the folder of real seasons cannot be played.
 */
export async function createContext(env: SandboxEnv, database: Database): Promise<{ context: Context; stopSharing: () => Promise<void> }> {
  const { db } = database;
  const settings = await openSettings(db);
  const events = await openEvents(db);
  const seed = await seedOfData(env, settings);
  const clock = createClock(settings.get('clock') ?? freshClock(env), Date.now);
  const listeners: (() => void)[] = [];
  /** The last reset of this process. */
  let running: Promise<void> = Promise.resolve();
  // The modules add their parts right below; nothing is called before.
  const context = {
    env,
    db,
    clock,
    real: createRealClock(settings.get('real')),
    seed,
    world: openWorld(env, seed, clock, events.all),
    venues: VENUES,
    ledger: bindLedger(clock.now),
    faults: createFaults(),
    log: calmFailures(createLogger(env.logLevel, destination(2))),
    settings,
    addEvent: events.add,
    decide: async () => undefined,
    sessionsEnded: async () => undefined,
    catchUp: () => shared.catchUp(),
    reset: (change = {}) => (running = shared.alone(() => reset(change))),
    isReplaced: async (epoch) => {
      await running.catch(() => undefined);
      return settings.get('epoch') !== epoch;
    },
    onReset: (listener) => void listeners.push(listener),
    callLimit: createCallLimit(),
  } as Context;
  for (const { provides } of MODULES) Object.assign(context, provides?.(context));
  context.onReset(context.callLimit.clear);
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
  }
  for (const { prepare } of MODULES) await prepare?.(context);
  await fill(context);
  return { context, stopSharing: shared.stop };
}

/** Fills empty data and names them; changes nothing where rows exist. */
async function fill(context: Context): Promise<void> {
  await openLedger(context.db);
  if (!context.settings.get('secret')) await context.settings.set('secret', randomBytes(32).toString('base64url'));
  for (const { seed } of MODULES) await seed?.(context);
  await beginEpoch(context);
}

/** The seed of throw-away data, and of data from before it was stored with them. */
const KNOWN_SEED = 'pavilion';

/** The seed of the world: the setting's, or the one that the data began with. New data store the setting's or a random one. */
async function seedOfData(env: SandboxEnv, settings: SettingsStore): Promise<string> {
  const isKnown = (env.folder === null && env.databaseUrl === null) || settings.get('secret') !== undefined;
  const begun = await settings.change('seed', (stored) => stored ?? env.seed ?? (isKnown ? KNOWN_SEED : randomBytes(12).toString('hex')));
  return env.seed ?? begun;
}

/** @throws StartFailure when the folder of real seasons cannot be played; a world without one always can. */
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
