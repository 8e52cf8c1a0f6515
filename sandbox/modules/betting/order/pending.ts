import { inTransaction } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { delayOf, rejectionAfterDelay } from './acceptance.rules';
import type { RejectReason } from '../ruling/bet.model';
import type { Bet } from './bet.tables';
import { markAccepted, markRejected, listPendingBets } from './settlement.store';

type PendingContext = Pick<Context, 'db' | 'world' | 'ledger' | 'log'>;

/**
 * Decides in-play bets whose delay is over in real time. Each is judged by its matches as they were when its delay ended, also when
 * this runs later. One rejected leg rejects the whole bet. Returns the number of bets moved.
 */
export async function resolvePending(context: PendingContext, realNow: number): Promise<number> {
  const { db } = context;
  const due = (await listPendingBets(db)).filter((bet) => bet.sentAt + delayOf(bet.id) <= realNow);
  const judged = due.map((bet) => ({ bet, reason: judgePending(context, bet) }));
  const confirmed = judged.filter(({ reason }) => reason === null).map(({ bet }) => bet.id);
  if (confirmed.length > 0) await markAccepted(db, confirmed);
  let moved = confirmed.length;
  for (const { bet, reason } of judged) {
    if (reason && (await rejectPending(context, bet, reason))) moved += 1;
  }
  return moved;
}

function judgePending({ world }: PendingContext, bet: Bet): RejectReason | null {
  const { placedAt } = bet;
  const delayEnd = Math.round(placedAt + delayOf(bet.id) * bet.worldSpeed);
  const at = Math.max(placedAt, Math.min(world.now(), delayEnd));
  for (const leg of bet.legs) {
    const match = world.matchById(leg.matchId);
    if (!match) return 'ended';
    const outlookAt = (moment: number) => world.prospects(match, leg.kind, leg.period, moment);
    const outlook = { before: outlookAt(placedAt), now: outlookAt(at) };
    const reason = rejectionAfterDelay({ ...leg, placedAt }, world.state(match, at), outlook);
    if (reason) return reason;
  }
  return null;
}

/** Gives the stake back. A failure is logged and tried again at the next tick; it holds up no other bet. */
async function rejectPending({ db, ledger, log, world }: PendingContext, bet: Bet, reason: RejectReason): Promise<boolean> {
  const { id, memberId, stake, wallet } = bet;
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await markRejected(tx, id, reason, world.now()))) return false;
      await ledger.voidBet(tx, { memberId, betId: String(id), stake, wallet });
      return true;
    });
  } catch (error) {
    log.error({ err: error, bet: String(id) }, 'bet not rejected');
    return false;
  }
}
