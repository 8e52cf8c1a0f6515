import webPush from 'web-push';
import type { Context } from '../../context';

declare module '../../../kernel/db/settings.tables' {
  interface Settings {
    /** The VAPID key pair of these data, base64url. Browsers subscribe to its public half. */
    pushKeys: { publicKey: string; privateKey: string };
  }
}

/** The key pair that signs pushes: the setting's, or the one that the data began with. */
export function pushKeysOf({ env, settings }: Pick<Context, 'env' | 'settings'>): { publicKey: string; privateKey: string } {
  return env.pushKeys ?? settings.get('pushKeys') ?? { publicKey: '', privateKey: '' };
}

/** Stores a key pair with data that have none. */
export async function makePushKeys({ env, settings }: Pick<Context, 'env' | 'settings'>): Promise<void> {
  if (env.pushKeys !== null || settings.get('pushKeys')) return;
  const made = webPush.generateVAPIDKeys();
  await settings.change('pushKeys', (stored) => stored ?? made);
}
