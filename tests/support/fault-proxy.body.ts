import { gzipSync } from 'node:zlib';
import type { FaultName } from './fault-proxy.kinds';

/** The upstream's reply, or its replacement. */
export interface Reply {
  status: number;
  /** Reason of the status line. */
  reason: string;
  headers: Record<string, string>;
  body: Buffer;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

/** Names of the success code of the platform and of each venue; the rest of the envelope differs only in the message's name. */
type CodeName = 'status_code' | 'code' | 'StatusCode';
interface Envelope {
  codeName: CodeName;
  content: Record<string, unknown>;
  /** OB's codes are texts. */
  textual: boolean;
}

function envelopeOf(reply: Reply): Envelope {
  const content = JSON.parse(reply.body.toString('utf8')) as Record<string, unknown>;
  const codeName = (['status_code', 'StatusCode'] as const).find((name) => name in content) ?? 'code';
  return { codeName, content, textual: typeof content[codeName] === 'string' };
}

const text = (reply: Reply, body: string | Buffer): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...JSON_TYPE },
  body: typeof body === 'string' ? Buffer.from(body) : body,
});

function withCode(reply: Reply, code: unknown, message = '说明'): Reply {
  const { codeName, content } = envelopeOf(reply);
  const { [codeName]: _, ...rest } = content;
  const label = codeName === 'StatusCode' ? { StatusDesc: message } : 'msg' in content ? { msg: message } : { message };
  const body = {
    ...rest,
    ...(code === undefined ? {} : { [codeName]: code }),
    ...('success' in content ? { success: false } : {}),
    ...label,
    data: null,
  };
  return text(reply, JSON.stringify(body));
}

/** The good code in the type that it must not have: a number as text, a text as number. */
function withMistypedCode(reply: Reply): Reply {
  const { codeName, content, textual } = envelopeOf(reply);
  return withCode(reply, textual ? Number(content[codeName]) : String(content[codeName]));
}

/** JSON cannot write these numbers from a value: they are put in as text. */
function withRawCode(reply: Reply, raw: string): Reply {
  const { codeName } = envelopeOf(reply);
  return text(reply, `{"${codeName}":${raw},"message":"说明","data":null}`);
}

function withData(reply: Reply, raw: string): Reply {
  const { codeName, content } = envelopeOf(reply);
  return text(reply, `{"success":true,"${codeName}":${JSON.stringify(content[codeName])},"message":"","data":${raw}}`);
}

function poisoned(reply: Reply): Reply {
  const poison = '"__proto__":{"polluted":1,"toString":1},"constructor":{"prototype":{"polluted":1}}';
  const body = reply.body.toString('utf8').replaceAll(/\{(?=")/g, `{${poison},`);
  return text(reply, body);
}

function twice(reply: Reply): Reply {
  const { codeName, content, textual } = envelopeOf(reply);
  const bad = codeName === 'status_code' ? '6001' : textual ? '"0400500"' : '14009';
  return text(
    reply,
    reply.body
      .toString('utf8')
      .replace('{', `{"${codeName}":${bad},`)
      .replace(/\}\s*$/, `,"${codeName}":${JSON.stringify(content[codeName])}}`),
  );
}

function shifted(reply: Reply, ms: number): Reply {
  return { ...reply, headers: { ...reply.headers, date: new Date(Date.now() + ms).toUTCString() } };
}

const PAGE = Buffer.from('<!doctype html><title>Bad gateway</title><h1>upstream connect error</h1>');
const DEEP = 10_000;
let bomb: Buffer | null = null;
let huge: Buffer | null = null;

/** 中文 as GBK has it. */
const GBK = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);

/** The faults that are another reply: the body that replaces the upstream's. Null = the fault is not one of the content. */
export function falsified(kind: FaultName, reply: Reply): Reply | null {
  switch (kind) {
    case 'brokenJson':
      return text(reply, reply.body.subarray(0, Math.floor(reply.body.length / 2)));
    case 'page':
      return { ...reply, headers: { 'content-type': 'text/html' }, body: PAGE };
    case 'noCode':
      return withCode(reply, undefined);
    case 'textCode':
      return withMistypedCode(reply);
    case 'fractionCode':
      return withCode(reply, 6000.5);
    case 'list':
      return text(reply, '[6000,"",{}]');
    case 'nothing':
      return text(reply, 'null');
    case 'nullData':
      return withData(reply, 'null');
    case 'wrongData':
      return withData(reply, 'true');
    case 'strangeCode':
      return withCode(reply, envelopeOf(reply).textual ? '987654' : 987_654);
    case 'specialCode':
      return withCode(reply, envelopeOf(reply).textual ? '6032' : 6032);
    case 'bomb':
      // Members of a megabyte each, so that making the bomb does not explode here.
      bomb ??= Buffer.concat(Array.from<Buffer>({ length: 200 }).fill(gzipSync(Buffer.alloc(MB, 32))));
      return { ...reply, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: bomb };
    case 'badEncoding':
      return { ...reply, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } };
    case 'badText':
      return text(
        reply,
        Buffer.concat([Buffer.from('{"note":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('",'), reply.body.subarray(1)]),
      );
    case 'gbk':
      return text(reply, Buffer.concat([Buffer.from('{"note":"'), GBK, Buffer.from('",'), reply.body.subarray(1)]));
    case 'mark':
      return text(reply, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), reply.body]));
    case 'prototype':
      return poisoned(reply);
    case 'twice':
      return twice(reply);
    case 'deep':
      return withData(reply, '['.repeat(DEEP) + ']'.repeat(DEEP));
    case 'infinite':
      return withRawCode(reply, '1e400');
    case 'inexact':
      return withRawCode(reply, '9007199254740993');
    case 'huge':
      huge ??= Buffer.concat([Buffer.from('{"status_code":6000,"code":0,"data":"'), Buffer.alloc(50 * MB, 97), Buffer.from('"}')]);
      return text(reply, huge);
    case 'dayAhead':
      return shifted(reply, DAY_MS);
    case 'dayBehind':
      return shifted(reply, -DAY_MS);
    default:
      return null;
  }
}

/** The faults that are a status. Null = another kind. `inner` is where a redirect points. */
export function rejectedWith(kind: FaultName, inner: string): Reply | null {
  const plain = { 'content-type': 'text/plain' };
  switch (kind) {
    case 'status500':
      return {
        status: 500,
        reason: 'Internal Server Error',
        headers: plain,
        body: Buffer.from('Error: at Object.<anonymous> (/srv/app.js:1:1)'),
      };
    case 'status502':
      return { status: 502, reason: 'Bad Gateway', headers: { 'content-type': 'text/html' }, body: PAGE };
    case 'status503':
      return { status: 503, reason: 'Service Unavailable', headers: { ...plain, 'retry-after': '120' }, body: Buffer.from('busy') };
    case 'status429':
      return { status: 429, reason: 'Too Many Requests', headers: { ...plain, 'retry-after': '1' }, body: Buffer.from('slow down') };
    case 'status401':
      return { status: 401, reason: 'Unauthorized', headers: plain, body: Buffer.from('Unauthorized') };
    case 'status403':
      return { status: 403, reason: 'Forbidden', headers: plain, body: Buffer.from('Forbidden') };
    case 'status404':
      return { status: 404, reason: 'Not Found', headers: plain, body: Buffer.from('Not Found') };
    case 'redirect':
      return { status: 302, reason: 'Found', headers: { location: inner }, body: Buffer.alloc(0) };
    case 'noContent':
      return { status: 204, reason: 'No Content', headers: {}, body: Buffer.alloc(0) };
    default:
      return null;
  }
}
