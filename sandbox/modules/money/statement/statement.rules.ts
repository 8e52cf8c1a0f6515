import type { STATEMENT_KINDS } from '@pavilion/contract/calls/statement.calls';
import type { TransferRequest } from '../../../kernel/ledger/ledger.model';

export type StatementKind = (typeof STATEMENT_KINDS)[number];
export type TransferKind = TransferRequest['kind'];

/** Beginning of the reference of a round's money. */
export const ROUND_REFERENCE = 'game-';

/** Kinds of transfers that change the available balance, and those of a statement; the reference tells bets from rounds of games. */
const KINDS: Readonly<Record<TransferKind, StatementKind>> = {
  deposit: 'deposit',
  'withdraw-open': 'withdraw',
  'withdraw-pay': 'withdraw',
  'withdraw-return': 'withdraw',
  wallet: 'transfer',
  'bet-open': 'bet',
  'bet-settle': 'bet',
  'bet-void': 'bet',
  'bet-cash-out': 'bet',
  grant: 'bonus',
  adjust: 'other',
};

export const TRANSFER_KINDS = Object.keys(KINDS) as TransferKind[];

/** The kind of a change of the balance. */
export function kindOf({ kind, reference }: { kind: TransferKind; reference: string }): StatementKind {
  return KINDS[kind] === 'bet' && reference.startsWith(ROUND_REFERENCE) ? 'game' : KINDS[kind];
}

/** Kinds of the transfers that a kind of a statement consists of. */
export function transferKindsOf(wanted: StatementKind): TransferKind[] {
  return TRANSFER_KINDS.filter((kind) => KINDS[kind] === (wanted === 'game' ? 'bet' : wanted));
}
