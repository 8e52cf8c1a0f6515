import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { inTransaction } from '../db/database';
import type { Tx } from '../db/database';
import { members, outbox } from '../db/schema';
import { MAIL_TEXTS } from '../mail/mail.copy';
import { sendMail } from '../mail/mail.store';
import { SMS_WORDS } from '../member/member.copy';
import { payees } from '../payee/payee.schema';
import { lockPayees, ownNumber, payeesOf, releaseNumber } from '../payee/payee.store';
import type { Context } from '../server/context';
import { repeat } from '../server/repeat';
import { INFO_NAMES, INFO_WORDS } from './info.copy';
import { infoRequests, type InfoRequest } from './info.schema';
import { undecidedInfo } from './info.store';

const INTERVAL_MS = 500;
/** Real ms after the request until its review begins, and until it is approved. */
const STEPS_MS = { review: 2_000, approve: 8_000 } as const;

type Review = Pick<Context, 'db' | 'clock' | 'real' | 'log'>;
export type InfoOutcome = 'review' | 'approve' | 'reject';

/** Decides about a request, once; undefined when it is decided by now. What cannot be changed any more is rejected. */
export function decideInfo(
  { db, clock }: Pick<Review, 'db' | 'clock'>,
  id: bigint,
  outcome: InfoOutcome,
  reason: string = INFO_WORDS.rejected,
): Promise<InfoRequest | undefined> {
  const now = Math.trunc(clock.now());
  return inTransaction(db, async (tx) => {
    const from = outcome === 'review' ? (['submitted'] as const) : (['submitted', 'reviewing'] as const);
    const [row] = await tx
      .select()
      .from(infoRequests)
      .where(and(eq(infoRequests.id, id), inArray(infoRequests.state, [...from])))
      .for('update');
    if (!row) return undefined;
    const obstacle = outcome === 'approve' ? await applyChange(tx, row, now) : outcome === 'reject' ? reason : null;
    const change =
      outcome === 'review'
        ? ({ state: 'reviewing', reviewAt: now } as const)
        : ({
            state: obstacle === null ? 'approved' : 'rejected',
            reason: obstacle ?? '',
            reviewAt: row.reviewAt ?? now,
            endedAt: now,
          } as const);
    const [moved] = await tx.update(infoRequests).set(change).where(eq(infoRequests.id, id)).returning();
    if (outcome !== 'review') {
      const name = INFO_NAMES[row.kind];
      const text = obstacle === null ? MAIL_TEXTS.infoApproved(name, row.masked) : MAIL_TEXTS.infoRejected(name, obstacle);
      await sendMail(tx, row.memberId, `info ${id}`, text, now);
    }
    return moved;
  });
}

/** Writes the change into the account and returns null, or returns why it is no longer possible. */
async function applyChange(tx: Tx, { memberId, change }: InfoRequest, now: number): Promise<string | null> {
  const me = eq(members.id, memberId);
  switch (change.kind) {
    case 'realName':
      await tx.update(members).set({ realName: change.realName, realNameState: 'verified', realNameReason: '', realNameAt: now }).where(me);
      return null;
    case 'phone': {
      const { phone } = change;
      if ((await tx.$count(members, and(eq(members.phone, phone), ne(members.id, memberId)))) > 0) return INFO_WORDS.taken;
      const [before] = await tx.select({ phone: members.phone }).from(members).where(me);
      await tx.update(members).set({ phone }).where(me);
      if (before && before.phone !== '') {
        const body = SMS_WORDS.phoneChanged(change.masked);
        await tx.insert(outbox).values({ recipient: before.phone, kind: 'sms-notice', body, at: now });
      }
      return null;
    }
    case 'payee': {
      await lockPayees(tx, memberId);
      const { payeeId, numberHash, masked, bank } = change;
      const cards = await payeesOf(tx, memberId);
      if (cards.some((card) => card.numberHash === numberHash)) return INFO_WORDS.cardGone;
      const old = cards.find(({ id }) => id === BigInt(payeeId));
      if (old && !(await ownNumber(tx, { memberId, kind: old.kind, numberHash }))) return INFO_WORDS.cardTaken;
      const changed = await tx
        .update(payees)
        .set({ numberHash, masked, bank, state: 'active' })
        .where(and(eq(payees.memberId, memberId), eq(payees.id, BigInt(payeeId)), isNull(payees.deletedAt)))
        .returning({ id: payees.id });
      if (old) await releaseNumber(tx, old);
      return changed.length === 0 ? INFO_WORDS.cardGone : null;
    }
  }
}

async function decideDue(context: Review, realNow: number): Promise<void> {
  for (const { id, state, createdReal } of await undecidedInfo(context.db)) {
    const waited = realNow - createdReal;
    if (waited >= STEPS_MS.approve) await decideInfo(context, id, 'approve');
    else if (waited >= STEPS_MS.review && state === 'submitted') await decideInfo(context, id, 'review');
  }
}

/** Reviews requests on a short real interval. */
export function startInfoReviews(context: Review): { tick(): Promise<void>; stop(): Promise<void> } {
  const tick = (): Promise<void> => decideDue(context, context.real.decisions());
  return { tick, stop: repeat(context, INTERVAL_MS, tick, 'reviews of information stood still') };
}
