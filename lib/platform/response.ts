import type { Call } from '@pavilion/contract/call';
import { CODE } from '@pavilion/contract/codes';
import { envelopeSchema } from '@pavilion/contract/envelope';
import * as z from '@pavilion/contract/schema';
import { BusinessError, ContractError } from '@/lib/kit/http/errors';

/**
 * Parses `value` by `schema`, all or nothing.
 * @throws ContractError with the path of the first invalid value and the schema's expectation, never the value itself.
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
 * @throws ContractError if the schema cannot do without such a part.
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
export async function readResponse<Response>(call: Call<never, Response>, body: unknown): Promise<Response> {
  const envelope = await readParts(call.name, envelopeSchema, body);
  if (envelope.status_code !== CODE.success) {
    throw rejectionIn(envelope, body);
  }
  return readParts(call.name, call.response, envelope.data, 'data');
}

/** The rejection in an envelope of the platform. */
export function rejectionIn(envelope: z.infer<typeof envelopeSchema>, body: unknown): BusinessError {
  const { message } = body as { message?: unknown };
  return new BusinessError(envelope.status_code, typeof message === 'string' ? message : null, envelope.data ?? null, 'platform', body);
}
