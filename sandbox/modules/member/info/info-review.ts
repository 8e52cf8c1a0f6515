import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../../kernel/db/database';
import type { Tx } from '../../../kernel/db/database';
import { members } from '../account/member.tables';
import { outbox } from '../phone/outbox.tables';
import { MAIL_TEXTS } from '../mail/mail.copy';
import { sendMail } from '../mail/mail.store';
import { ACCOUNT_COPY, SMS_COPY } from '../account/member.copy';
import { bindPhone } from '../phone/phone.store';
import { bindPayee } from '../../money/payee/bind-payee';
import { payees } from '../../money/payee-registry/payee.tables';
import { lockPayees, claimNumber, listPayees, releaseNumber } from '../../money/payee-registry/payee.store';
import type { Context } from '../../context';
import { createJob, type Job } from '../../../kernel/jobs/job';
import { listOpenWithdrawals } from '../../money/withdraw/withdraw.store';
import { INFO_NAMES, INFO_COPY } from './info.copy';
import { infoRequests, type InfoRequest } from './info.tables';
import { listUndecidedInfo } from './info.store';

const INTERVAL_MS = 500;
/** Real ms after the request until its review begins, and until it is approved. */
const STEPS_MS = { review: 2_000, approve: 8_000 } as const;

type Review = Pick<Context, 'db' | 'clock' | 'real' | 'log'>;
export type InfoOutcome = 'review' | 'approve' | 'reject';

/** Decides about a request, once; undefined when it is decided by now. A change that has become impossible is rejected. */
export function decideInfo(
  { db, clock }: Pick<Review, 'db' | 'clock'>,
  id: bigint,
  outcome: InfoOutcome,
  reason: string = INFO_COPY.rejected,
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

/** Writes the change into the account and returns null, or returns the reason for which it has become impossible. */
async function applyChange(tx: Tx, { id, memberId, change }: InfoRequest, now: number): Promise<string | null> {
  const me = eq(members.id, memberId);
  switch (change.kind) {
    case 'realName':
      await tx.update(members).set({ realName: change.realName, realNameState: 'verified', realNameReason: '', realNameAt: now }).where(me);
      return null;
    case 'phone': {
      const { phone } = change;
      const [before] = await tx.select({ phone: members.phone }).from(members).where(me).for('update');
      if ((await bindPhone(tx, memberId, { phone, before: before?.phone ?? '' })) !== 'bound') return ACCOUNT_COPY.phoneTaken;
      if (before && before.phone !== '') {
        const body = SMS_COPY.phoneChanged(change.masked);
        await tx.insert(outbox).values({ recipient: before.phone, kind: 'sms-notice', body, at: now });
      }
      return null;
    }
    case 'payee': {
      await lockPayees(tx, memberId);
      const { payeeId, numberHash, masked, bank } = change;
      const cards = await listPayees(tx, memberId);
      const old = cards.find((card) => String(card.id) === payeeId);
      if (!old || cards.some((card) => card.numberHash === numberHash)) return INFO_COPY.cardGone;
      if ((await listOpenWithdrawals(tx, memberId)).some((one) => one.payeeId === old.id)) return INFO_COPY.cardBusy;
      if (!(await claimNumber(tx, { memberId, kind: old.kind, numberHash }))) return INFO_COPY.cardTaken;
      // Another number is another payee: consent for the old one does not pass to it.
      await tx.update(payees).set({ deletedAt: now, isDefault: false }).where(eq(payees.id, old.id));
      await releaseNumber(tx, old);
      const { kind, branch, alias, isDefault } = old;
      const card = { memberId, idempotencyKey: `info ${id}`, kind, numberHash, masked, bank, branch, alias, isDefault, createdAt: now };
      await bindPayee(tx, card, old.state);
      return null;
    }
  }
}

async function decideDue(context: Review, realNow: number): Promise<void> {
  for (const { id, state, createdReal } of await listUndecidedInfo(context.db)) {
    const waited = realNow - createdReal;
    if (waited >= STEPS_MS.approve) await decideInfo(context, id, 'approve');
    else if (waited >= STEPS_MS.review && state === 'submitted') await decideInfo(context, id, 'review');
  }
}

/** Reviews change requests. */
export function startInfoReviews(context: Review): Job {
  return createJob(context, {
    name: 'reviews of information',
    every: INTERVAL_MS,
    run: () => decideDue(context, context.real.decisions()),
  });
}
