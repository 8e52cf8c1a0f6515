import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The first whole command (RESP, an array of texts) that a client has sent, and the bytes behind it. */
function readCommand(bytes: Buffer): { parts: string[]; rest: Buffer } | null {
  const text = bytes.toString('latin1');
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  let at = head[0].length;
  const parts: string[] = [];
  for (let n = 0; n < Number(head[1]); n += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    at += size[0].length;
    if (bytes.length < at + Number(size[1]) + 2) return null;
    parts.push(bytes.toString('utf8', at, at + Number(size[1])));
    at += Number(size[1]) + 2;
  }
  return { parts, rest: bytes.subarray(at) };
}

export interface FakeRedis {
  port: number;
  /** Commands in order, over all connections. */
  commands: string[][];
  /** Connections that were opened. */
  opened(): number;
  /** Number of open connections. */
  connected(): number;
  hangUp(): void;
  stop(): Promise<void>;
}

/**
 * A store for failures that a real one cannot produce on request. It knows AUTH, SELECT, PING, GET and SET; `response` may return
 * another reply, or none with ''. `greet` gets every new connection first.
 */
export async function startFakeRedis(over: { response?: (command: string[]) => string | null; greet?: (socket: Socket) => void } = {}) {
  const values = new Map<string, string>();
  const commands: string[][] = [];
  const sockets = new Set<Socket>();
  let opened = 0;

  const response = ([name, key, value]: string[]): string => {
    if (name === 'PING') return '+PONG\r\n';
    if (name === 'SET') values.set(key!, value!);
    if (name !== 'GET') return '+OK\r\n';
    const found = values.get(key!);
    return found === undefined ? '$-1\r\n' : `$${Buffer.byteLength(found)}\r\n${found}\r\n`;
  };

  const server: Server = createServer((socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    over.greet?.(socket);
    let buffered: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      buffered = Buffer.concat([buffered, chunk]);
      for (let command = readCommand(buffered); command; command = readCommand(buffered)) {
        buffered = command.rest;
        commands.push(command.parts);
        if (!socket.destroyed) socket.write(over.response?.(command.parts) ?? response(command.parts));
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const store: FakeRedis = {
    port: (server.address() as AddressInfo).port,
    commands,
    opened: () => opened,
    connected: () => sockets.size,
    hangUp,
    stop: async () => {
      hangUp();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  return store;
}
