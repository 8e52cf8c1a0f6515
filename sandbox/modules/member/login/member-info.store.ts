import { eq, sql } from 'drizzle-orm';
import { preparedFor } from '../../../kernel/db/prepared';
import { accounts } from '../../../kernel/ledger/ledger.tables';
import { stakeStates } from '../../betting/stake/stake.tables';
import { members } from '../account/member.tables';
import { ownPauses } from '../limit/limit.tables';
import { CALL_COLUMNS, OF_SESSION, OF_TOKEN } from '../session/session';
import { sessions, sessionTokens } from '../session/session.tables';
import { LEVEL_COLUMNS } from '../vip/vip.store';

/** Columns that pages show: each column of a statement costs time at every call. */
const MEMBER_COLUMNS = {
  id: members.id,
  userName: members.userName,
  nickName: members.nickName,
  nickNameAt: members.nickNameAt,
  realName: members.realName,
  realNameState: members.realNameState,
  phone: members.phone,
  email: members.email,
  birthday: members.birthday,
  vipLevel: members.vipLevel,
  registeredAt: members.registeredAt,
  lastLoginAt: members.lastLoginAt,
  pinHash: members.pinHash,
  flags: members.flags,
  autoTransfer: members.autoTransfer,
};

/** The session of a token with everything that each page of its member shows, in one statement. Amounts are minor units. */
export const sessionWithInfo = preparedFor((db) => {
  const isCentral = sql`${accounts.kind} = 'available' AND ${accounts.venue} IS NULL`;
  const funds = db
    .select({
      available: sql`coalesce(sum(${accounts.balance}) FILTER (WHERE ${isCentral}), 0)::text`.mapWith(BigInt).as('available'),
      locked: sql`coalesce(sum(${accounts.balance}) FILTER (WHERE ${accounts.kind} = 'locked'), 0)::text`.mapWith(BigInt).as('locked'),
    })
    .from(accounts)
    .where(eq(accounts.memberId, sessions.memberId))
    .as('funds');
  return db
    .select({
      ...CALL_COLUMNS,
      member: MEMBER_COLUMNS,
      stakes: LEVEL_COLUMNS,
      realityMinutes: ownPauses.realityMinutes,
      /** Available in the central wallet. */
      available: funds.available,
      /** Stakes of open bets, of all wallets. */
      locked: funds.locked,
    })
    .from(sessionTokens)
    .innerJoin(sessions, OF_SESSION)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .crossJoinLateral(funds)
    .leftJoin(ownPauses, eq(ownPauses.memberId, members.id))
    .leftJoin(stakeStates, eq(stakeStates.memberId, members.id))
    .where(OF_TOKEN)
    .prepare('session_with_info');
});

/** Everything that each page of a member shows. */
export type MemberInfo = Awaited<ReturnType<ReturnType<typeof sessionWithInfo>['execute']>>[number];
