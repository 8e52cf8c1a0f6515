import { createHmac } from 'node:crypto';
import type { SettingsStore } from './settings.store';

/** A name for a text in tables, hex: the text is recognized by it, and cannot be found again without the data's own secret. */
export function keyedHash({ get }: Pick<SettingsStore, 'get'>, text: string): string {
  return createHmac('sha256', get('secret') ?? '')
    .update(text)
    .digest('hex');
}
