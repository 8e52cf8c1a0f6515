import { defineCall } from '../call';
import { PAYEE_KINDS, payeeId } from '../payee';
import * as z from '../schema';
import { anyFlag, anyText, anyTime } from '../wire';

/** `reviewing`: not usable yet; `active`: can receive money; `disabled`: the platform stopped it. */
export const PAYEE_STATES = ['reviewing', 'active', 'disabled'] as const;

/** Payees of one kind that a member may have, unless the platform states it; it rejects one too many. */
const MAX_PER_KIND = 5;

/** Whole account numbers go to the platform only; responses contain a masked one. */
export const payeeSchema = /* @__PURE__ */ z.object({
  payeeId,
  kind: z.enum(PAYEE_KINDS),
  /** The bank, the network, or the app. */
  name: anyText,
  /** In the form of `maskPayeeNumber`, by which a client recognizes a payee whose response was lost. '' while unknown. */
  masked: anyText,
  /** The member's own name for it. */
  alias: anyText,
  isDefault: anyFlag,
  /** Null while unknown: it then receives no money. */
  state: z._default(z.nullable(z.enum(PAYEE_STATES)), null),
  createTime: anyTime,
  /** Withdrawals to a new number wait until then; null means that they do not wait. */
  readyTime: anyTime,
});

/** The member's payees of all kinds. */
export const payeeListCall = defineCall({
  name: 'payeeList',
  method: 'POST',
  path: '/site/api/v1/finance/payee/list',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(payeeSchema), maxPerKind: z._default(z.number(z.int(), z.gte(1)), MAX_PER_KIND) }),
});

/** Adds a payee. The holder is always the verified real name. */
export const payeeAddCall = defineCall({
  name: 'payeeAdd',
  method: 'POST',
  path: '/site/api/v1/finance/payee/add',
  area: 'site',
  session: 'member',
  money: true,
  response: payeeSchema,
});

/** Makes a payee the default of its kind. */
export const payeeDefaultCall = defineCall({
  name: 'payeeDefault',
  method: 'POST',
  path: '/site/api/v1/finance/payee/default',
  area: 'site',
  session: 'member',
  response: payeeSchema,
});

/** Deletes a payee, with the PIN. */
export const payeeDeleteCall = defineCall({
  name: 'payeeDelete',
  method: 'POST',
  path: '/site/api/v1/finance/payee/delete',
  area: 'site',
  session: 'member',
  response: z.object({ payeeId: anyText }),
});
