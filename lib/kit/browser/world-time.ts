import { steadyNow } from './steady-time';
import { MINUTE } from '@pavilion/number/duration';

/**
 * The platform's clock as this page knows it. It may differ from real time (a test can freeze or advance it), so 今日 and match
 * clocks use `worldNow`; ages and waits are real time and use `steadyNow`.
 */
let offset = 0;

/** The header has whole seconds: smaller differences are rounding and are ignored. */
const TOLERANCE_MS = 1500;

/** World ms now. */
export function worldNow(): number {
  return steadyNow() + offset;
}

/** ms between a page's rendering and its start up to which the device's clock counts as right. */
const WRONG_MS = MINUTE;

/**
 * Starts the world's clock from what the server rendered with: the world is `ms` ahead of the server, whose clock showed `at`. A
 * device with a wrong clock uses the server's time, or it would have another day until the first response.
 */
export function seedWorldOffset(ms: number, at: number): void {
  const wrong = at - steadyNow();
  offset = Math.abs(wrong) > WRONG_MS ? ms + wrong : ms;
}

/** Learns from `X-Platform-Date`, the platform's own date that the forwarder passes on; anything else is ignored. */
export function learnWorldTime(header: string | null, receivedAt: number): void {
  const serverTime = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(serverTime)) return;
  const measured = serverTime - receivedAt;
  if (Math.abs(measured - offset) > TOLERANCE_MS) offset = measured;
}
