import { steadyNow } from './steady-time';

/** Real time according to this site's server, for devices with a wrong clock: signatures contain it (contract §2.6). */
let offset = 0;
const TOLERANCE_MS = 1500;
/** ms; then the caller continues with the device's clock. */
const REQUEST_MS = 3000;

/** Seconds since 1970 by the server's clock; by this device's until the first response. */
export function serverSeconds(): number {
  return Math.floor((steadyNow() + offset) / 1000);
}

/** Learns from the `Date` header of a response of this origin. */
export function learnServerTime(header: string | null, receivedAt: number): void {
  const serverTime = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(serverTime)) return;
  const measured = serverTime - receivedAt;
  if (Math.abs(measured - offset) > TOLERANCE_MS) offset = measured;
}

/** ms since 1970 by the server's clock, requested now; the last known value when no response arrives. */
export async function getServerTime(): Promise<number> {
  const response = await fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REQUEST_MS) }).catch(
    () => null,
  );
  learnServerTime(response?.headers.get('date') ?? null, steadyNow());
  return steadyNow() + offset;
}
