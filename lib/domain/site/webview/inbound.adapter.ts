import * as z from '@pavilion/contract/schema';
import { BRIDGE_VERSION, type Inbound } from './webview.model';

/** Characters; a longer text is no message. */
const MAX_LENGTH = 4096;
/** CSS pixels; no screen hides more at an edge. */
const MAX_INSET = 200;

const ABILITIES = ['login', 'pay', 'open'] as const;
const inset = z.optional(z.number(z.gte(0), z.lte(MAX_INSET)));

const SHAPES = {
  hello: z.object({ can: z.array(z.string(z.maxLength(32)), z.maxLength(32)) }),
  back: z.object({}),
  login: z.object({ page: z.string(z.maxLength(64)), token: z.string(z.maxLength(512)) }),
  resume: z.object({}),
  view: z.object({ theme: z.optional(z.enum(['light', 'dark', 'system'])), safeTop: inset, safeBottom: inset }),
};

const headSchema = z.object({ v: z.literal(BRIDGE_VERSION), type: z.enum(['hello', 'back', 'login', 'resume', 'view']) });

function parsed(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  if (raw.length > MAX_LENGTH) return null;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return null;
  }
}

/** A message of the app; null for anything else. Abilities that this version does not know are dropped. */
export function readInbound(raw: unknown): Inbound | null {
  const value = parsed(raw);
  const head = z.safeParse(headSchema, value);
  if (!head.success) return null;
  const { type } = head.data;
  const body = z.safeParse(SHAPES[type] as z.Schema, value);
  if (!body.success) return null;
  const message = { type, ...(body.data as object) } as Inbound;
  return message.type === 'hello' ? ({ type, can: ABILITIES.filter((name) => message.can.includes(name)) } as Inbound) : message;
}
