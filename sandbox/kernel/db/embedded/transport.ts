import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Cluster, ROLE } from './cluster';

/** The sandbox's own access to its server; nobody else can reach it. */
export interface Transport {
  /** The server's settings. */
  settings: readonly string[];
  /** Address of a database of the cluster. */
  urlOf(database: string): string;
}

/** Longest path of a socket that every system takes, bytes, and the name that the server adds to its folder. */
const MAX_SOCKET_PATH = 103;
const SOCKET = '.s.PGSQL.5432';

/**
 * A Unix socket in the cluster's folder, which only its owner can enter. If the system has none, or the path is too long for one,
 * it is loopback, a free port, the cluster's random password.
 */
export async function chooseTransport(cluster: Cluster, platform: NodeJS.Platform = process.platform): Promise<Transport> {
  if (platform !== 'win32' && Buffer.byteLength(join(cluster.data, SOCKET)) <= MAX_SOCKET_PATH) {
    const host = encodeURIComponent(cluster.data);
    return {
      // The setting is a list; in quotes a path may hold a comma.
      settings: ['port=5432', 'listen_addresses=', `unix_socket_directories="${cluster.data.replaceAll('"', '""')}"`],
      urlOf: (database) => `postgres://${ROLE}@localhost/${database}?host=${host}&port=5432`,
    };
  }
  const [password, port] = await Promise.all([readFile(cluster.password, 'utf8'), freePort()]);
  return {
    settings: [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
    urlOf: (database) => `postgres://${ROLE}:${password.trim()}@127.0.0.1:${port}/${database}`,
  };
}

/** A port of loopback that was free just now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
