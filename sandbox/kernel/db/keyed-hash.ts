import { createHmac } from 'node:crypto';
import type { SettingsStore } from './settings.store';

/** A name for a text in tables, hex: it recognizes the text, which cannot be recovered without the data's own secret. */
export function keyedHash({ get }: Pick<SettingsStore, 'get'>, text: string): string {
  return createHmac('sha256', get('secret') ?? '')
    .update(text)
    .digest('hex');
}
