import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database';
import { shortLived } from '../../../kernel/db/short-lived.tables';
import { stakeStates } from '../../betting/stake/stake.tables';
import { members, type Member } from '../../member/account/member.tables';
import { sessions } from '../../member/session/session.tables';
import { LEVEL_COLUMNS, type LevelState } from '../../member/vip/vip.store';
import { chatRules } from './chat.tables';
import { OPEN_RULES, type RoomRules } from './event.store';

const MEMBER_COLUMNS = { flags: members.flags, vipLevel: members.vipLevel, registeredAt: members.registeredAt };
const RULES_COLUMNS = {
  vipMin: chatRules.vipMin,
  vipMax: chatRules.vipMax,
  maintenance: chatRules.maintenance,
  closed: chatRules.closed,
};

/** Everything that decides whether a member may speak. */
export interface Speaker {
  member: Pick<Member, keyof typeof MEMBER_COLUMNS>;
  stakes: LevelState | undefined;
  rules: RoomRules;
  /** End of a removal from the rooms: real ms; null without one. */
  removedUntil: number | null;
}

/**
 * Reads what decides whether the member of a session may speak, in one statement, since every message needs it; null when the
 * session has ended. Session and member are locked until the transaction ends: the end of the session, and a mute, wait for it or
 * come before it.
 */
export async function lockSpeaker(tx: Tx, sessionHash: string): Promise<Speaker | null> {
  const isRemoval = and(eq(shortLived.kind, 'chat-removal'), eq(shortLived.id, members.id));
  const [row] = await tx
    .select({ member: MEMBER_COLUMNS, stakes: LEVEL_COLUMNS, rules: RULES_COLUMNS, removedUntil: shortLived.until })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(stakeStates, eq(stakeStates.memberId, members.id))
    .leftJoin(chatRules, eq(chatRules.id, 1))
    .leftJoin(shortLived, isRemoval)
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), isNull(sessions.endedCode)))
    .for('share', { of: [sessions, members] })
    .prepare('chat_speaker')
    .execute({ hash: sessionHash });
  return row ? { ...row, stakes: row.stakes ?? undefined, rules: row.rules ?? OPEN_RULES } : null;
}
