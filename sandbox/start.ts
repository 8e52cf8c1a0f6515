import type { FastifyInstance } from 'fastify';
import { MODULES } from './app';
import { registerControl } from './control';
import { createContext } from './create-context';
import type { Database } from './kernel/db/database';
import type { SandboxEnv } from './kernel/env';
import { injectFaults } from './kernel/faults/faults-hook';
import { sendErrorsInEnvelope, createApp } from './kernel/http/app';
import { nameEpoch } from './kernel/http/epoch';
import { listenInRow } from './kernel/http/listen';
import { rejectionEnvelope } from './kernel/http/rejection';
import type { Context } from './modules/context';
import { startSweep } from './sweep';
import { createVenueApps } from './venues/registry';

export interface Sandbox {
  origin: string;
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/**
 * Starts everything on a database, which is closed with the sandbox: the modules' jobs and calls, the venues, the games.
 * @throws StartFailure with a sentence for the person at the keyboard.
 */
export async function startSandbox(env: SandboxEnv, database: Database): Promise<Sandbox> {
  /** Work on the data, which ends before the data is closed. */
  const work: Stop[] = [];
  /** Open connections, which would prevent the platform's port from closing. */
  const lines: Stop[] = [];
  try {
    const { context, stopSharing } = await createContext(env, database);
    work.push(stopSharing, await startSweep(context), ...startJobs(context));
    const platform = await createPlatform(context, lines);
    const venues = await createVenueApps(context);
    const further = await Promise.all(MODULES.flatMap(({ origin }) => (origin ? [origin(context)] : [])));
    // In order of their ports. Addresses in responses use the port that was found.
    const apps = [platform, ...venues, ...further];
    context.env.port = await listenInRow(apps, env.host, env.port);
    return {
      origin: `http://${env.host === '0.0.0.0' || env.host === '::' ? '127.0.0.1' : env.host}:${context.env.port}`,
      stop: async () => {
        for (const stop of lines) await stop();
        await Promise.all(apps.map((app) => app.close()));
        for (const stop of work) await stop();
        await database.close();
      },
    };
  } catch (error) {
    for (const stop of [...lines, ...work]) await stop();
    await database.close();
    throw error;
  }
}

/** Starts the modules' jobs; `context.decide` runs them at once. */
function startJobs(context: Context): Stop[] {
  const jobs = MODULES.flatMap((module) => module.jobs?.(context) ?? []);
  context.decide = async () => void (await Promise.all(jobs.map((job) => job.tick())));
  return jobs.map((job) => () => job.stop());
}

/** The platform's own app: the calls of all modules. */
async function createPlatform(context: Context, lines: Stop[]): Promise<FastifyInstance> {
  const app = createApp(context);
  nameEpoch(app, context);
  sendErrorsInEnvelope(app, context);
  injectFaults(app, context.faults, rejectionEnvelope);
  for (const module of MODULES) {
    const stop = await module.routes?.(app, context);
    if (stop) lines.push(stop);
  }
  const control = MODULES.flatMap((module) => module.control ?? []);
  if (context.env.control) await registerControl(app, context, control);
  return app;
}
