import { and, eq, lte } from 'drizzle-orm';
import { members } from '../account/member.tables';
import type { Member } from '../account/member.tables';
import { findMemberById, findMemberByName } from '../account/member';
import type { Context } from '../../context';
import { createJob, type Job } from '../../../kernel/jobs/job';
import { REAL_NAME_COPY } from './security.copy';

/** Real ms that a verification takes. */
const REVIEW_MS = 3_000;
const INTERVAL_MS = 500;

/** `张*`, `欧**`: the first character is visible. */
export function maskRealName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(Math.min(rest.length, 2));
}

/** The state of a member's verification, as the member sees it. */
export function realNameView({ realName, realNameState, realNameReason, realNameAt }: Member) {
  return {
    state: realNameState,
    masked: maskRealName(realName),
    reason: realNameReason,
    time: realNameAt === null ? null : new Date(realNameAt).toISOString(),
  };
}

/** Submits a name, only if none is in review or verified. Returns the resulting member. */
export async function submitRealName(
  { db, clock, real }: Pick<Context, 'db' | 'clock' | 'real'>,
  memberId: string,
  realName: string,
): Promise<{ member: Member; taken: boolean }> {
  const before = (await findMemberById(db, memberId))!;
  const change = {
    realName,
    realNameState: 'reviewing',
    realNameReason: '',
    realNameAt: Math.trunc(clock.now()),
    realNameReal: real.decisions(),
  } as const;
  if (before.realNameState === 'reviewing' || before.realNameState === 'verified') return { member: before, taken: false };
  const [member] = await db
    .update(members)
    .set(change)
    .where(and(eq(members.id, memberId), eq(members.realNameState, before.realNameState)))
    .returning();
  return member ? { member, taken: true } : { member: (await findMemberById(db, memberId))!, taken: false };
}

/** Verifies every name that was reviewed long enough. `realNow`: ms. */
async function verifyDue({ db }: Pick<Context, 'db'>, realNow: number): Promise<void> {
  await db
    .update(members)
    .set({ realNameState: 'verified' })
    .where(and(eq(members.realNameState, 'reviewing'), lte(members.realNameReal, realNow - REVIEW_MS)));
}

export function startNameReviews(context: Pick<Context, 'db' | 'real' | 'log'>): Job {
  return createJob(context, { name: 'reviews of names', every: INTERVAL_MS, run: () => verifyDue(context, context.real.decisions()) });
}

/** A tester's decision about a member's name; null for an unknown member. */
export async function decideRealName(
  { db }: Pick<Context, 'db'>,
  userName: string,
  outcome: 'verify' | 'reject',
): Promise<ReturnType<typeof realNameView> | null> {
  const member = await findMemberByName(db, userName);
  if (!member) return null;
  const change =
    outcome === 'verify'
      ? ({ realNameState: 'verified', realNameReason: '' } as const)
      : ({ realNameState: 'rejected', realNameReason: REAL_NAME_COPY.rejected } as const);
  const [after] = await db.update(members).set(change).where(eq(members.id, member.id)).returning();
  return realNameView(after!);
}
