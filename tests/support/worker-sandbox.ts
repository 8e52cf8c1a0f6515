import { createControl } from './control-client';
import type { Sandbox, SandboxOrigins } from './sandbox-process';

/** Names the address of the broker that lends the sandboxes (`sandbox-broker.ts`). */
export const BROKER_VARIABLE = 'SANDBOX_BROKER';

/** A Saturday evening in China: football, basketball and tennis are played, and every list holds something. */
export const TEST_NOON = '2026-11-21T12:00:00.000Z';

export interface Wanted {
  /** World time of the frozen clock; null leaves it running from now. */
  frozenAt?: string | null;
}

/**
 * This worker's sandbox, reset and with its clock standing still. For suites that only need a sandbox: one about starting,
 * killing, keys or folders starts its own (`startSandbox`).
 */
export async function takeSandbox({ frozenAt = TEST_NOON }: Wanted = {}): Promise<Sandbox> {
  const response = await fetch(`${process.env[BROKER_VARIABLE]}/${process.env.JEST_WORKER_ID ?? '1'}`);
  if (!response.ok) throw new Error(`no sandbox: ${await response.text()}`);
  const origins = (await response.json()) as SandboxOrigins;
  const control = createControl(origins.origin);
  await control.reset(frozenAt === null ? undefined : { mode: 'freeze', set: frozenAt });
  return { ...origins, control };
}
