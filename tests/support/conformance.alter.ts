import { createCipheriv, createDecipheriv } from 'node:crypto';
import { unzipSync } from 'node:zlib';
import { SEC } from '../../sandbox/modules/betting/launch/vv-pretty';
import type { AlterRule } from './altering-proxy';

// Each case changes a body of its own form.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

/** Changes the JSON of a response. */
export const json =
  (change: (body: Body) => unknown): AlterRule['alter'] =>
  (reply) => {
    if (reply.body.length === 0) return;
    const body = JSON.parse(reply.body.toString('utf8')) as Body;
    const changed = change(body);
    reply.body = Buffer.from(JSON.stringify(changed === undefined ? body : changed));
  };

/** Changes the rows of an OB response, which come packed, and sends them plain: the site reads both forms. */
export const rows = (change: (list: Body[]) => void): AlterRule['alter'] =>
  json((body) => {
    if (typeof body.data === 'string') {
      body.data = JSON.parse(decodeURIComponent(unzipSync(Buffer.from(body.data as string, 'base64')).toString('utf8'))) as Body;
    }
    const list = (body.data?.data ?? body.data ?? []) as Body[];
    if (list.length > 0) change(list);
  });

/** Sets a header, or removes it with null. */
export const header =
  (name: string, value: string | null): AlterRule['alter'] =>
  ({ headers }) => {
    if (value === null) delete headers[name];
    else headers[name] = value;
  };

export const status =
  (code: number, body?: string): AlterRule['alter'] =>
  (reply) => {
    reply.status = code;
    if (body !== undefined) reply.body = Buffer.from(body);
  };

/** Other bytes in place of the body. */
export const bytes =
  (body: string | Buffer): AlterRule['alter'] =>
  (reply) => {
    reply.body = Buffer.from(body as string);
  };

/** A rejection with one code becomes another response. */
export const rejection = (from: number, to: number, data: unknown = null): AlterRule['alter'] =>
  json((body) => (body.status_code === from ? { status_code: to, message: '', data } : body));

const CIPHER = ['aes-256-cbc', SEC.key, SEC.iv] as const;

/** Changes the decrypted configuration; the sandbox's `sec` gives its key. */
export const config = (change: (config: Body) => void): AlterRule['alter'] =>
  json((body) => {
    const decipher = createDecipheriv(...CIPHER);
    const plain = JSON.parse(Buffer.concat([decipher.update(body.data, 'base64'), decipher.final()]).toString('utf8')) as Body;
    change(plain);
    const cipher = createCipheriv(...CIPHER);
    body.data = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()]).toString('base64');
  });

/** Changes the address of a launch. */
export const launchUrl = (change: (url: URL) => void): AlterRule['alter'] =>
  json((body) => {
    const url = new URL(body.data.url as string);
    change(url);
    body.data.url = url.href;
  });
