import type { FastifyInstance } from 'fastify';
import type { Context } from './context';

/** Work on the data that repeats by itself. */
export interface Job {
  /** Does at once what is due. */
  tick(): Promise<unknown>;
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/** One noun of the platform: `modules/<area>/<noun>/module.ts`. `sandbox/app.ts` lists them all. */
export interface Module {
  /** Its folder below `modules/`: `money/deposit`. */
  name: string;
  /** Modules whose code this one imports. They never lead back here; a test compares them with the imports. */
  needs: readonly string[];
  /** Drizzle tables, as its `.schema` files export them. A test compares them with what the migrations make. */
  tables?: readonly object[];
  /** Services of the context that this module implements for those below it. */
  provides?: (context: Context) => Partial<Context>;
  /** Serves calls on the platform's origin; the returned function ends what goes on beside them. */
  routes?: (app: FastifyInstance, context: Context) => void | Promise<void | (() => Promise<void>)>;
  /** Starts the work that repeats. */
  jobs?: (context: Context) => readonly Job[];
  /** Serves calls for testers (`/sandbox/…`). */
  control?: (app: FastifyInstance, context: Context) => void;
  /** Fills an empty database; does nothing where its rows exist. */
  seed?: (context: Context) => Promise<void>;
  /** Deletes rows that are no longer needed. `now`: real ms. */
  sweep?: (context: Pick<Context, 'db' | 'clock'>, now: number) => Promise<void>;
}
