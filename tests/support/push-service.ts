import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A push as a browser would read it. */
export interface ReceivedPush {
  /** Name of the subscription. */
  name: string;
  headers: IncomingHttpHeaders;
  /** Decrypted text. */
  text: string;
}

export interface PushService {
  origin: string;
  /** A browser's subscription; `endpoint` is of this service. */
  subscription(name: string): { endpoint: string; p256dh: string; auth: string };
  /** Everything that was accepted, in order. */
  received: ReceivedPush[];
  /** Number of requests of a subscription, also of rejected ones. */
  requests(name: string): number;
  /** Responds to the next requests of a subscription in this way; `hang` never responds. */
  respond(name: string, ...statuses: readonly (number | 'hang')[]): void;
  /** Forgets all of it. */
  clear(): void;
  stop(): Promise<void>;
}

/** A push service on loopback, whose browsers all have one key pair (RFC 8030, RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const counts = new Map<string, number>();
  const planned = new Map<string, (number | 'hang')[]>();
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url!.slice(1));
    const body = await buffer(request);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const status = planned.get(name)?.shift() ?? 201;
    if (status === 'hang') return;
    if (status < 300) received.push({ name, headers: request.headers, text: decrypt(body) });
    response.writeHead(status).end();
  });

  /** Content coding aes128gcm in one record (RFC 8188). */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const shared = derive(keys.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]), 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscription: (name) => ({
      endpoint: `${origin}/${encodeURIComponent(name)}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    }),
    received,
    requests: (name) => counts.get(name) ?? 0,
    respond: (name, ...statuses) => void planned.set(name, [...statuses]),
    clear() {
      received.length = 0;
      counts.clear();
      planned.clear();
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
