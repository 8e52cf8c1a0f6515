import 'server-only';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** ms between two attempts to connect. */
const RETRY_MS = 25;

/** True if a program listens at the origin's host and port. */
function isListening(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 80) });
    const end = (listens: boolean) => {
      socket.destroy();
      resolve(listens);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/**
 * Waits until a program listens at the origin, `maxMs` at most. The embedded platform starts at the same time as the site: a call
 * that is sent before it listens fails, writes a warning, and is repeated only a second later.
 */
export async function waitForPort(origin: string, maxMs: number): Promise<void> {
  const until = Date.now() + maxMs;
  while (!(await isListening(origin)) && Date.now() < until) await pause(RETRY_MS);
}
