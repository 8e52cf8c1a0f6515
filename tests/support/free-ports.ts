import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Outgoing connections and servers that request any port get theirs from 32768 up (Linux; higher elsewhere), also between the
 * moment a port is found free and the moment a server listens there. Below it a free port stays free.
 */
const FIRST = 12_000;
const EACH = 400;
const WORKERS = 20;
/** Jest counts its workers from 1, Playwright its own from 0: those have the last stretches. */
const worker = Number(process.env.JEST_WORKER_ID ?? WORKERS - 1 - Number(process.env.TEST_PARALLEL_INDEX ?? 0));
const stretch = FIRST + (worker % WORKERS) * EACH;
let next = stretch + randomInt(EACH / 2);

/** The first of `count` ports in a row that are free on loopback, in a stretch of this worker's own. */
export async function freePorts(count: number): Promise<number> {
  if (next + count > stretch + EACH) next = stretch;
  const first = next;
  // Advances before the wait: two concurrent calls try different ports.
  next += count;
  return (await areFree(first, count)) ? first : freePorts(count);
}

async function areFree(first: number, count: number): Promise<boolean> {
  return (await Promise.all(Array.from({ length: count }, (_, step) => isFree(first + step)))).every(Boolean);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
