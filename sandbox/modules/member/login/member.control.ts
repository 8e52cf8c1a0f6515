import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CODE } from '@pavilion/contract/codes';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { PAYEE_KINDS } from '@pavilion/contract/payee';
import { toMinor } from '@pavilion/number/money';
import { post } from '../../../kernel/control/control-call';
import { moneyField } from '../../../kernel/control/control.schema';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { addPayees } from '../../money/payee/fixture';
import { fillWallets } from '../../money/wallet/fixture';
import { giveCoins } from '../../rewards/coin/coin.store';
import { COIN_COPY } from '../../rewards/coin/coin.copy';
import { createMember } from './create-member';
import { acceptedPhone } from '../phone/phone.rules';
import { openSession } from '../session/session';

const TESTER_PASSWORD = 'Tester@2026';

const memberSchema = z.object({
  userName: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9]{3,10}$/))),
  password: z.optional(z.string().check(z.minLength(8), z.maxLength(20))),
  balance: z.optional(moneyField),
  /** Coins of the mall. */
  coins: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1e9))),
  vipLevel: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
  flags: z.optional(
    z.object({
      canWithdraw: z.optional(z.boolean()),
      canChat: z.optional(z.boolean()),
      canClaimBonus: z.optional(z.boolean()),
      /** Rejects each login with this code until a second step is done: a text message, or a captcha if there is no phone. */
      risk: z.optional(z.union([z.literal(6025), z.literal(6026), z.literal(6027), z.literal(6028), z.literal(6029)])),
      /** A login from a uuid that never logged in before needs a text message (6035). */
      deviceAuth: z.optional(z.boolean()),
      /** Each login requires this captcha (6021, 6023). */
      captcha: z.optional(z.enum(['image', 'slider'])),
    }),
  ),
  /** Money in venues' wallets, beside `balance`; `autoTransfer: false` lets the venues use them. */
  wallets: z.optional(z.partialRecord(z.enum(VENUE_CODES), z.optional(moneyField))),
  autoTransfer: z.optional(z.boolean()),
  phone: z.optional(z.string()),
  /** Code of the member who invited this one. */
  inviteCode: z.optional(z.string().check(z.maxLength(64))),
  /** Verified at once. */
  realName: z.optional(z.string().check(z.minLength(2), z.maxLength(30))),
  /** Payees of the verified name. */
  payees: z.optional(z.array(z.object({ kind: z.enum(PAYEE_KINDS), number: z.string(), bank: z.optional(z.string()) }))),
  withdrawPassword: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  /** The device that logs in; null leaves the session to the first device that does more than read with it. */
  uuid: z.optional(z.nullable(z.uuid())),
});

/** Calls for testers: makes a member, logged in. */
export function registerMemberControl(app: FastifyInstance, context: Context): void {
  post(app, '/sandbox/members', memberSchema, async (input) => {
    const userName = input.userName ?? `t${randomUUID().replaceAll('-', '').slice(0, 9)}`;
    const password = input.password ?? TESTER_PASSWORD;
    const uuid = input.uuid === null ? '' : (input.uuid ?? randomUUID()).toUpperCase();
    const member = await createMember(context, {
      userName,
      password,
      // A tester's own password is hashed like anybody's.
      knownSecrets: input.password === undefined && input.withdrawPassword === undefined,
      balance: toMinor(input.balance ?? '1000.00'),
      vipLevel: input.vipLevel,
      flags: input.flags,
      phone: input.phone === undefined ? undefined : acceptedPhone(input.phone, []),
      inviteCode: input.inviteCode,
      device: uuid,
      pin: input.withdrawPassword,
      realName: input.realName,
    });
    if (!member) throw new Rejection(CODE.nameError, undefined, { field: 'userName' });
    await fillWallets(context, member.id, input);
    await addPayees(context, member.id, input.payees ?? []);
    const gift = { reference: 'tester', title: COIN_COPY.gift, amount: input.coins ?? 0, at: Math.trunc(context.clock.now()) };
    await giveCoins(context.db, member.id, gift);
    return { userName, password, token: await openSession(context.db, member.id, uuid), uuid };
  });
}
