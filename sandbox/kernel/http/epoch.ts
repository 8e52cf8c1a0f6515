import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EPOCH_HEADER } from '@pavilion/contract/epoch';
import type { SettingsStore } from '../db/settings.store';

interface Named {
  settings: Pick<SettingsStore, 'get' | 'set'>;
}

export interface Replaceable {
  settings: Pick<SettingsStore, 'get'>;
  /** True if a reset has replaced the data of this epoch; waits for a reset that is running. */
  isReplaced(epoch: string | undefined): Promise<boolean>;
}

/** Names the present data, once; a reset empties the settings and with them the name. */
export async function beginEpoch({ settings }: Named): Promise<void> {
  if (!settings.get('epoch')) await settings.set('epoch', randomUUID());
}

/**
 * Every response of the platform names the epoch of its data. It is read before the call is handled: a response may be newer than
 * the epoch that it names, never older. During a reset there is none.
 */
export function nameEpoch(app: FastifyInstance, { settings }: Named): void {
  app.addHook('onRequest', async (_request, reply) => {
    const epoch = settings.get('epoch');
    if (epoch) reply.header(EPOCH_HEADER, epoch);
  });
}

/**
 * Repeats a call that failed while a reset replaced the data: it then found rows of which some were gone, or not there yet. Its
 * response is the one that the new data give. Applies to all routes that are registered later, except the testers' own.
 */
export function repeatOnNewData(app: FastifyInstance, { settings, isReplaced }: Replaceable): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/sandbox/')) return;
    const { handler } = route;
    route.handler = async function handleAgain(request, reply): Promise<unknown> {
      for (;;) {
        const epoch = settings.get('epoch');
        try {
          return await handler.call(this, request, reply);
        } catch (error) {
          if (reply.sent || !(await isReplaced(epoch))) throw error;
        }
      }
    };
  });
}
