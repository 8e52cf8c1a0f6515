import type { FastifyInstance } from 'fastify';
import type { Job } from '../kernel/jobs/job';
import type { Context } from './context';

/** One noun of the platform: `modules/<area>/<noun>/module.ts`. `sandbox/app.ts` lists them all. */
export interface Module {
  /** Its folder below `modules/`: `money/deposit`. */
  name: string;
  /** Modules whose code this one imports. There are no cycles; a test compares them with the imports. */
  needs: readonly string[];
  /** Exports of its `.schema` file; the drizzle tables among them are compared with the migrations' tables. */
  tables?: object;
  /** Services of the context that this module implements. They may be called once the sandbox has started. */
  provides?: (context: Context) => Partial<Context>;
  /** Updates older data, once, before anything is served. */
  prepare?: (context: Context) => Promise<void>;
  /** Fills empty data, at the first start and after a reset; does nothing where its rows exist. */
  seed?: (context: Context) => Promise<void>;
  /** Serves calls on the platform's origin. A returned function is called when the sandbox stops, before its ports close. */
  routes?: (app: FastifyInstance, context: Context) => void | Promise<void | (() => Promise<void>)>;
  /** Makes the app of a further origin of its own. */
  origin?: (context: Context) => Promise<FastifyInstance>;
  /** Starts repeated work. */
  jobs?: (context: Context) => readonly Job[];
  /** Serves calls for testers, `/sandbox/…`. */
  control?: (app: FastifyInstance, context: Context) => void;
  /** Deletes rows that nothing needs. `now`: real ms. */
  sweep?: (context: SweepContext, now: number) => Promise<void>;
}

export interface SweepContext extends Pick<Context, 'db'> {
  clock: Pick<Context['clock'], 'now'>;
}
