import type { FastifyRequest } from 'fastify';
import { CODE } from '../../lib/contract/codes';
import { Refusal } from './refusal';

const FORM = /^[\x21-\x7e]{8,64}$/;

/** What members read when a key is missing, or stands for something else. */
export const KEY_WORDS = { missing: '请求缺少编号，请重新操作', used: '请求编号已用于另一项操作' } as const;

/**
 * The key under which a request may move money once (contract §4).
 * @throws Refusal 10003
 */
export function keyOf(request: FastifyRequest): string {
  const key = String(request.headers['idempotency-key'] ?? '');
  if (!FORM.test(key)) throw new Refusal(CODE.validation, KEY_WORDS.missing);
  return key;
}
