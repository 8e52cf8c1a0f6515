import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Ends every connection and rejects new ones, as a store does that was killed. */
  cut(): void;
  restore(): void;
  /** Holds back all traffic, in both directions, until `restore`. */
  stall(): void;
  stop(): Promise<void>;
}

/** Passes bytes between clients and a server on loopback, until it is cut. */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let whole = true;
  let stalled = false;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (!whole) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    if (stalled) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      whole = true;
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    stop: async () => {
      cut();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
