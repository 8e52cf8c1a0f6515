import type { Call } from '@/lib/contract/call';
import { CODE } from '@/lib/contract/codes';
import { envelopeSchema, SITE_SOURCE } from '@/lib/contract/envelope';
import * as z from '@/lib/contract/schema';
import { BusinessError, ContractError, type NetworkError } from '@/lib/kit/http/errors';
import { HTTP_COPY } from '@/lib/kit/http/http.copy';

/**
 * Parses `value` by `schema`, all or nothing.
 * @throws ContractError with the path of the first invalid value and what the schema expects there, never the value itself.
 */
export function readShape<T>(call: string, schema: z.Schema<T>, value: unknown, root = ''): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = [root, ...(issue?.path ?? [])].filter((part) => part !== '').join('.');
  throw new ContractError(call, field || '(root)', issue);
}

/**
 * Parses `value` by `schema`, part by part: one that does not fit costs only itself (`repair.lazy.ts`, loaded for the first one).
 * @throws ContractError when the schema cannot do without such a part.
 */
export async function readParts<T>(call: string, schema: z.Schema<T>, value: unknown, root = ''): Promise<T> {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : (await import('./repair.lazy')).repaired(call, schema, value, root);
}

/**
 * Envelope → data. Only 6000 is a success (contract §2.17); the code is checked before the data, so an error's data may have
 * any shape.
 * @throws BusinessError, ContractError
 */
export async function readAnswer<Answer>(call: Call<never, Answer>, body: unknown): Promise<Answer> {
  const envelope = await readParts(call.name, envelopeSchema, body);
  if (envelope.status_code !== CODE.success) {
    throw refusalIn(envelope, body);
  }
  return readParts(call.name, call.answer, envelope.data, 'data');
}

function refusalIn(envelope: z.infer<typeof envelopeSchema>, body: unknown): BusinessError {
  const { message } = body as { message?: unknown };
  return new BusinessError(envelope.status_code, typeof message === 'string' ? message : null, envelope.data ?? null, 'platform', body);
}

/**
 * The refusal that an HTTP error is (contract §2.20), else null: an envelope under any status of an error, or 401 and 403 without
 * one on a call that carried the current token. An envelope of the site itself is none, since the platform has said nothing. Neither
 * is one under 5xx or 408 that answers a call which moves money: it does not prove that nothing moved.
 */
export async function readRefusal(call: Call, error: NetworkError, carried: boolean): Promise<BusinessError | null> {
  const { status, body } = error;
  const envelope = await readParts(call.name, envelopeSchema, body).catch(() => null);
  if (envelope) {
    const isOpen = call.money === true && (status >= 500 || status === 408);
    const isOwn = (body as { source?: unknown }).source === SITE_SOURCE;
    if (isOpen || isOwn || envelope.status_code === CODE.success) return null;
    return Object.assign(refusalIn(envelope, body), { cause: error });
  }
  if (!carried || (status !== 401 && status !== 403)) return null;
  return Object.assign(new BusinessError(CODE.auth, HTTP_COPY.sessionOver, null, 'platform', body ?? null), { cause: error });
}
