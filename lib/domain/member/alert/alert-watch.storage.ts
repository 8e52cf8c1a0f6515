import { HOUR } from '@pavilion/number/duration';
import { readStored, writeStored } from '@/lib/kit/browser/storage';
import { worldNow } from '@/lib/kit/browser/world-time';

/** localStorage: world ms until which the member waits for the platform: a payment, a reply. */
const KEY = 'alertWatch';
/** ms for which pages look for news of it. */
const WAIT_MS = 3 * HOUR;

/** From now on pages look for news: the member has sent something that the platform decides later. */
export const watchAlerts = (): void => void writeStored(KEY, String(worldNow() + WAIT_MS));

/** True while the member waits for something. */
export const isAlertWatched = (): boolean => Number(readStored(KEY)) > worldNow();
