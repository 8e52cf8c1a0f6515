import { sql } from 'drizzle-orm';
import { noteInvitation } from '../../rewards/invite/invite.store';
import type { InviteVia } from '../../rewards/invite/invite.rules';
import type { Tx } from '../../../kernel/db/database';
import { brokenConstraint, inTransaction } from '../../../kernel/db/database';
import { members } from '../account/member.tables';
import type { Member, MemberFlags } from '../account/member.tables';
import { rememberDevice } from '../device/device.store';
import { openAccounts } from '../../../kernel/ledger/ledger';
import { MAIL_TEXTS } from '../mail/mail.copy';
import { sendMail } from '../mail/mail.store';
import type { Context } from '../../context';
import { hashKnownSecret, hashSecret } from '../account/password';
import { isPhoneTaken, phoneTaken } from '../phone/phone.store';

/** Ids count up from here (samples: member-info). */
const FIRST_ID = 3_001_000_000;

export interface NewMember {
  userName: string;
  password: string;
  /** Sends the member a welcome mail. */
  isWelcomed?: boolean;
  /** Password and PIN are the sandbox's own, such as the demo member's. */
  knownSecrets?: boolean;
  /** Play money from the promo account, minor units. */
  balance: bigint;
  nickName?: string;
  /** Stored form, proven by a code or set by a tester. */
  phone?: string;
  email?: string;
  vipLevel?: number;
  flags?: MemberFlags;
  inviteCode?: string;
  /** The parameter that contained the code. */
  inviteVia?: InviteVia;
  /** Uuid that registers, and is a known device afterwards, and a keyed hash of its address; '' for none. */
  device?: string;
  addressHash?: string;
  pin?: string;
  /** Verified at once. */
  realName?: string;
}

/**
 * Makes a member with accounts and the first play money in one transaction; null when the name is taken.
 * @throws Rejection 10003 on `phone` when that is another member's.
 */
export async function createMember(context: Pick<Context, 'db' | 'clock' | 'ledger'>, input: NewMember): Promise<Member | null> {
  const hash = input.knownSecrets ? hashKnownSecret : hashSecret;
  const passwordHash = await hash(input.password);
  const pinHash = input.pin === undefined ? null : await hash(input.pin);
  try {
    return await inTransaction(context.db, async (tx) => {
      const id = await nextId(tx);
      const [member] = await tx
        .insert(members)
        .values({
          id,
          userName: input.userName,
          nickName: input.nickName ?? '',
          passwordHash,
          pinHash,
          phone: input.phone ?? '',
          email: input.email ?? '',
          vipLevel: input.vipLevel ?? 0,
          flags: input.flags ?? {},
          inviteCode: input.inviteCode ?? null,
          ...(input.realName === undefined ? {} : { realName: input.realName, realNameState: 'verified' }),
          registeredAt: Math.trunc(context.clock.now()),
        })
        .returning();
      if (input.inviteCode) {
        const { inviteCode: code, inviteVia: via = 'invite_code', device = '', addressHash = '' } = input;
        await noteInvitation(tx, { friendId: id, code, via, device, addressHash, at: member!.registeredAt });
      }
      if (input.device) await rememberDevice(tx, id, input.device);
      await openAccounts(tx, id);
      if (input.balance > 0n) await context.ledger.grant(tx, { memberId: id, amount: input.balance, key: 'welcome' });
      if (input.isWelcomed) await sendMail(tx, id, 'welcome', MAIL_TEXTS.welcome(input.userName), context.clock.now());
      return member!;
    });
  } catch (error) {
    if (isPhoneTaken(error)) throw phoneTaken();
    if (brokenConstraint(error) !== undefined) return null;
    throw error;
  }
}

async function nextId(tx: Tx): Promise<string> {
  const result = (await tx.execute(sql`SELECT nextval('member_number')::int AS number`)) as unknown as { rows: { number: number }[] };
  return String(FIRST_ID + result.rows[0]!.number);
}
