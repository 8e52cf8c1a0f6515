/**
 * The platform's clock as this page knows it. It may run beside real time (a test can freeze or advance it), so 今日 and
 * match clocks ask `worldNow`; the age of data is real time and does not.
 */
let offset = 0;

/** The header has whole seconds: smaller differences are rounding and are ignored. */
const TOLERANCE_MS = 1500;

/** World ms now. */
export function worldNow(): number {
  return Date.now() + offset;
}

/** ms the world is ahead of this device; starts from what the server measured (it rendered with it). */
export function seedWorldOffset(ms: number): void {
  offset = ms;
}

/** Learns from `X-Platform-Date`, the platform's own date that the forwarder passes on; anything else is ignored. */
export function learnWorldTime(header: string | null, receivedAt: number): void {
  const serverTime = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(serverTime)) return;
  const measured = serverTime - receivedAt;
  if (Math.abs(measured - offset) > TOLERANCE_MS) offset = measured;
}
