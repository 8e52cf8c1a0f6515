import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EPOCH_HEADER } from '@pavilion/contract/epoch';
import type { SettingsStore } from '../db/settings.store';

interface Named {
  settings: Pick<SettingsStore, 'get' | 'set'>;
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
