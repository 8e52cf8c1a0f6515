import { CODE } from '@pavilion/contract/codes';
import { envelopeSchema } from '@pavilion/contract/envelope';
import * as z from '@pavilion/contract/schema';
import { error, type Finding } from '../report/finding';
import { judgeAbsent } from './absent';
import { partIssuesOf } from './issues';
import { kindOf } from './kind';

const NAMES = new Map<number, string>(Object.entries(CODE).map(([name, code]) => [code, name]));

/** A code with its name where the contract has one. */
export function codeText(code: number): string {
  const name = NAMES.get(code);
  return name === undefined ? String(code) : `${code} (${name})`;
}

const tableOf = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null;

/** True for an object with a `status_code`, whatever its type. */
export const isEnvelope = (body: unknown): boolean => Object.hasOwn(tableOf(body) ?? {}, 'status_code');

export interface ReadEnvelope {
  findings: Finding[];
  /** Null without a readable code. */
  code: number | null;
  data: unknown;
}

/** Reads the platform's envelope; a code as text is accepted with a warning (contract §2.20). */
export function readEnvelope(body: unknown): ReadEnvelope {
  const table = tableOf(body);
  if (!table) return { findings: [error('', 'the envelope {status_code, message, data}', kindOf(body))], code: null, data: undefined };
  const { status_code: sent, data } = table;
  const code = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
  return { findings: partIssuesOf(envelopeSchema, table, ''), code: typeof code === 'number' ? code : null, data };
}

/** Judges an envelope that should be a success with data of this schema. */
export function judgeSuccess(read: ReadEnvelope, schema: z.Schema): Finding[] {
  if (read.code === null) return read.findings;
  if (read.code !== CODE.success) return [...read.findings, error('status_code', codeText(CODE.success), codeText(read.code))];
  return [...read.findings, ...partIssuesOf(schema, read.data, 'data'), ...judgeAbsent(schema, read.data, 'data')];
}

/** Judges an envelope that should be a rejection with one of these codes; without codes, any but a success. */
export function judgeRejection(read: ReadEnvelope, codes: readonly number[], note = ''): Finding[] {
  if (read.code === null) return read.findings;
  const fits = codes.length === 0 ? read.code !== CODE.success : codes.includes(read.code);
  const expected = codes.length === 0 ? 'a rejection (any code but 6000)' : codes.map(codeText).join(' or ');
  return fits ? read.findings : [...read.findings, error('status_code', expected, codeText(read.code), note)];
}
