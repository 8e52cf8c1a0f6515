import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isoTime } from './kernel/control/control.schema';
import { guardControl } from './kernel/control/control-guard';
import { ok, post } from './kernel/control/control-call';
import type { ClockChange } from './kernel/clock/clock';
import { audit } from './kernel/ledger/audit';
import type { Context } from './modules/context';
import { MINUTE } from './kernel/clock/calendar';

/** Requests of the control API (samples: control). */

/** The world's clock. */
const worldClockSchema = z.object({
  mode: z.optional(z.enum(['run', 'freeze'])),
  set: z.optional(isoTime),
  advanceMs: z.optional(z.number().check(z.int(), z.gte(-1e13), z.lte(1e13))),
  speed: z.optional(z.number().check(z.gte(0.01), z.lte(3_600))),
});

/** `clock`: time of the world's clock in the new data. */
const resetSchema = z.object({ clock: z.optional(worldClockSchema) });

const clockSchema = z.extend(worldClockSchema, {
  /** `hold`: bets in play and payments wait until `advanceRealMs` has moved past their delay. */
  decisions: z.optional(z.enum(['hold', 'run'])),
  /** Advances the clock that measures the platform's own delays: bets in play, the bank, captchas, text messages, paces. */
  advanceRealMs: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1e10))),
});

const faultSchema = z.object({
  call: z.string().check(z.regex(/^(GET|POST|PUT|DELETE) \/\S+$/)),
  latencyMs: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(10 * MINUTE)))),
  httpStatus: z.optional(z.nullable(z.number().check(z.int(), z.gte(200), z.lte(599)))),
  body: z.optional(z.nullable(z.string())),
  statusCode: z.optional(z.nullable(z.number())),
  drop: z.optional(z.nullable(z.enum(['before', 'after']))),
  times: z.optional(z.nullable(z.number().check(z.int(), z.gte(1)))),
});

/** Registers what one module serves for testers. */
type RegisterControl = (app: FastifyInstance, context: Context) => void;

/** The control API, `/sandbox/…` (contract §6): clocks, reset, faults and the ledger, and the calls of the modules. */
export async function registerControl(root: FastifyInstance, context: Context, ofModules: readonly RegisterControl[]): Promise<void> {
  await root.register(async (app) => {
    guardControl(app);
    // A tester who changes processes sees what the first one did.
    app.addHook('preHandler', () => context.catchUp());
    registerClock(app, context);
    for (const register of ofModules) register(app, context);

    post(app, '/sandbox/reset', resetSchema, async ({ clock = {} }) => {
      await context.reset(worldChangeOf(clock));
      return { seed: context.seed, worldTime: new Date(context.clock.now()).toISOString(), epoch: context.settings.get('epoch') };
    });
    app.get('/sandbox/seed', () => ok({ seed: context.seed }));
    post(app, '/sandbox/faults', faultSchema, (fault) => ({ id: context.faults.add(fault) }));
    app.delete('/sandbox/faults', () => ok({ cleared: context.faults.clear() }));
    app.get('/sandbox/ledger/audit', async () => ok(await audit(context.db)));
  });
}

function registerClock(app: FastifyInstance, context: Context): void {
  const { clock, real, settings } = context;
  post(app, '/sandbox/clock', clockSchema, async ({ decisions, advanceRealMs, ...clockChange }) => {
    const change = worldChangeOf(clockChange);
    // A clock that is not named keeps its value: a change begins a new stretch of world time.
    const isClockChanged = Object.values(change).some((value) => value !== undefined);
    const state = isClockChanged ? clock.apply(change) : clock.state();
    if (isClockChanged) await settings.set('clock', state);
    if (decisions !== undefined || advanceRealMs !== undefined) await settings.set('real', real.apply({ decisions, advanceRealMs }));
    await context.decide();
    return { mode: state.mode, worldTime: new Date(clock.now()).toISOString(), speed: state.speed };
  });
}

function worldChangeOf({ set, ...change }: z.infer<typeof worldClockSchema>): ClockChange {
  return { ...change, set: set === undefined ? undefined : Date.parse(set) };
}
