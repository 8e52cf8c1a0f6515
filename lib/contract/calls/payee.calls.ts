import { defineCall } from '../call';
import { PAYEE_KINDS, payeeId, pinText } from '../payee';
import * as z from '../schema';
import { anyFlag, anyText, anyTime, empty } from '../wire';

/** `reviewing`: not usable yet; `active`: can be paid to; `disabled`: the platform stopped it. */
export const PAYEE_STATES = ['reviewing', 'active', 'disabled'] as const;

/** Payees of one kind that a member may have, where the platform does not say; it refuses one too many. */
const MAX_PER_KIND = 5;

/** Whole account numbers go to the platform only; answers have a masked one. */
export const payeeSchema = /* @__PURE__ */ z.object({
  payeeId,
  kind: z.enum(PAYEE_KINDS),
  /** The bank, the network, or the app. */
  name: anyText,
  /** As `maskPayeeNumber` writes it: by it a client recognizes a payee whose answer was lost. '' while unknown. */
  masked: anyText,
  /** The member's own name for it. */
  alias: anyText,
  isDefault: anyFlag,
  /** Null while unknown: nothing is paid to it then. */
  state: z._default(z.nullable(z.enum(PAYEE_STATES)), null),
  createTime: anyTime,
  /** Before it, withdrawals to this number wait: it is new. Null = they do not. */
  readyTime: anyTime,
});

/** The member's payees of all kinds. */
export const payeeListCall = defineCall({
  name: 'payeeList',
  method: 'POST',
  path: '/site/api/v1/finance/payee/list',
  area: 'site',
  session: 'member',
  reads: true,
  about:
    'The member’s payees of all kinds, default first, then newest first; numbers are masked. maxPerKind: how many of one kind a member may have.',
  request: empty,
  answer: z.object({ list: z.array(payeeSchema), maxPerKind: z._default(z.number(z.int(), z.gte(1)), MAX_PER_KIND) }),
});

/** Adds a payee. The holder is always the verified real name. */
export const payeeAddCall = defineCall({
  name: 'payeeAdd',
  method: 'POST',
  path: '/site/api/v1/finance/payee/add',
  area: 'site',
  session: 'member',
  stepUp: { pin: 'always' },
  money: true,
  about:
    'Adds a payee in the verified real name; the first of its kind becomes the default. 10003 with data.field for a bad field (number, bank, pin), 10001 with data.step (realName, pin) when that comes first, 6501 with data.retryAfter while the PIN is locked.',
  request: z.object({
    kind: z.enum(PAYEE_KINDS),
    number: z.string(z.minLength(1), z.maxLength(128)),
    /** Bank code; bank cards only. */
    bank: z.optional(z.string(z.maxLength(16))),
    branch: z.optional(z.string(z.maxLength(60))),
    alias: z.optional(z.string(z.maxLength(20))),
    pin: pinText,
  }),
  answer: payeeSchema,
});

/** Makes a payee the default of its kind. */
export const payeeDefaultCall = defineCall({
  name: 'payeeDefault',
  method: 'POST',
  path: '/site/api/v1/finance/payee/default',
  area: 'site',
  session: 'member',
  about: 'Makes a payee the default of its kind. 10001 when the member has none of this id.',
  request: z.object({ payeeId }),
  answer: payeeSchema,
});

/** Deletes a payee, with the PIN. */
export const payeeDeleteCall = defineCall({
  name: 'payeeDelete',
  method: 'POST',
  path: '/site/api/v1/finance/payee/delete',
  area: 'site',
  session: 'member',
  stepUp: { pin: 'always' },
  about:
    'Deletes a payee; repeating it changes nothing. 10003 with data.field pin for a wrong PIN, 6501 while it is locked, 10001 while a withdrawal to it is on its way.',
  request: z.object({ payeeId, pin: pinText }),
  answer: z.object({ payeeId: anyText }),
});
