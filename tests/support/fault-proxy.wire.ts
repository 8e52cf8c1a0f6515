import type { Socket } from 'node:net';
import type { FaultName } from './fault-proxy.kinds';
import type { Reply } from './fault-proxy.body';

/** Parts that a fault of the wire may use. */
export interface Wire {
  socket: Socket;
  /** Waits, and ends early when the socket or the proxy closes. */
  wait(ms: number): Promise<void>;
  /** 0 ≤ n < 1, from the proxy's seed. */
  random(): number;
  /** ms; for `slow`, `tooSlow` and `afterAbort`. */
  delay: number;
}

function headOf({ status, reason, headers, body }: Reply, length = body.length): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const sized = status === 204 ? [] : [`content-length: ${length}`];
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, ...sized, 'connection: close', '', ''].join('\r\n');
}

function finish(socket: Socket, reply: Reply): void {
  if (!socket.writable) return;
  socket.write(headOf(reply));
  socket.end(reply.body);
}

async function drip(wire: Wire, bytes: Buffer, size: number, every: number): Promise<void> {
  for (let at = 0; at < bytes.length && wire.socket.writable; at += size) {
    wire.socket.write(bytes.subarray(at, at + size));
    await wire.wait(every);
  }
  if (wire.socket.writable) wire.socket.end();
}

/** Sends a reply over a socket in the way of one fault; a kind that is none of the wire is sent as it is. */
export async function sendFaulty(kind: FaultName | null, reply: Reply, wire: Wire): Promise<void> {
  const { socket } = wire;
  const head = Buffer.from(headOf(reply));
  const half = reply.body.subarray(0, Math.floor(reply.body.length / 2));
  switch (kind) {
    case 'resetInHead':
      socket.write(head.subarray(0, 20));
      await wire.wait(5);
      socket.resetAndDestroy();
      return;
    case 'resetInBody':
      socket.write(Buffer.concat([head, half]));
      await wire.wait(5);
      socket.resetAndDestroy();
      return;
    case 'shortBody':
      socket.end(Buffer.concat([head, half]));
      return;
    case 'halfOpen':
      socket.write(Buffer.concat([Buffer.from(headOf(reply, reply.body.length + 1)), reply.body]));
      return;
    case 'headDrip':
      return drip(wire, Buffer.concat([head, reply.body]), 1, 100);
    case 'bodyDrip':
      socket.write(head);
      return drip(wire, reply.body, 1, 100);
    case 'narrow':
      return drip(
        wire,
        Buffer.from(headOf({ ...reply, headers: { ...reply.headers, 'x-long': 'x'.repeat(4096) } }) + reply.body.toString('utf8')),
        205,
        100,
      );
    case 'slow':
    case 'tooSlow':
    case 'afterAbort':
      await wire.wait(wire.delay);
      return finish(socket, reply);
    case 'jitter':
      await wire.wait(wire.random() * wire.delay);
      return finish(socket, reply);
    default:
      finish(socket, reply);
  }
}
