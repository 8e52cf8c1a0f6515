import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database';
import { bets, type Bet } from '../../betting/order/bet.tables';
import { loadLegs } from '../../betting/order/bet.store';
import { GAMES } from '../../community/game/game-catalog';
import { gameRounds } from '../../community/game/game.tables';
import { deposits } from '../deposit/deposit.tables';
import { methodOf } from '../deposit/deposit.view';
import { getGiftTerms } from '../../rewards/gift/gift.store';
import { RECORD_COPY } from '../transaction/transaction.copy';
import { bonusTitle, transferTitle } from '../transaction/transaction.store';
import { withdrawals } from '../withdraw/withdraw.tables';
import { STATEMENT_COPY } from './statement.copy';
import { kindOf, ROUND_REFERENCE, type StatementKind } from './statement.rules';
import type { StatementEntry } from './statement.store';

/** Titles of changes of a balance, by their place in the ledger. */
export async function titlesOf(db: Db, memberId: string, changes: readonly StatementEntry[]): Promise<ReadonlyMap<number, string>> {
  const of = (kind: StatementKind) => changes.filter((change) => kindOf(change) === kind);
  const idsOf = (kind: StatementKind, prefix = '') =>
    of(kind).flatMap(({ reference }) => {
      const id = reference.slice(prefix.length);
      return /^\d+$/.test(id) ? [BigInt(id)] : [];
    });
  const [ofBets, rounds, methods, payees, terms] = await Promise.all([
    betTitles(db, memberId, idsOf('bet')),
    gameNames(db, memberId, idsOf('game', ROUND_REFERENCE)),
    depositMethods(db, memberId, idsOf('deposit')),
    payeeNames(db, memberId, idsOf('withdraw')),
    getGiftTerms(
      db,
      memberId,
      of('bonus').map(({ key }) => key),
    ),
  ]);

  function titleOf({ kind, key, reference, amount }: StatementEntry): string {
    switch (kind) {
      case 'deposit':
        return RECORD_COPY.deposit(methods.get(reference) ?? '');
      case 'withdraw-open':
      case 'withdraw-pay':
      case 'withdraw-return':
        return RECORD_COPY.withdraw(payees.get(reference) ?? '');
      case 'wallet':
        return transferTitle(key, amount);
      case 'grant':
        return bonusTitle(key, terms);
      case 'adjust':
        return STATEMENT_COPY.adjusted;
      default:
        return ofBets.get(reference) ?? rounds.get(reference) ?? '';
    }
  }

  return new Map(changes.map((change) => [change.seq, titleOf(change)]));
}

async function betTitles(db: Db, memberId: string, ids: readonly bigint[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.id, [...ids])));
  return new Map((await loadLegs(db, rows)).map((bet) => [String(bet.id), betTitle(bet)]));
}

function betTitle({ legs: [first, ...more] }: Bet): string {
  const { home, away } = first!;
  const title = away === '' ? home : `${home} vs ${away}`;
  return more.length === 0 ? title : STATEMENT_COPY.legs(title, more.length + 1);
}

async function gameNames(db: Db, memberId: string, ids: readonly bigint[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: gameRounds.id, game: gameRounds.game })
    .from(gameRounds)
    .where(and(eq(gameRounds.memberId, memberId), inArray(gameRounds.id, [...ids])));
  return new Map(rows.map(({ id, game }) => [`${ROUND_REFERENCE}${id}`, GAMES[game].name]));
}

async function depositMethods(db: Db, memberId: string, ids: readonly bigint[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: deposits.id, method: deposits.method })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inArray(deposits.id, [...ids])));
  return new Map(rows.map(({ id, method }) => [String(id), methodOf(method)?.name ?? method]));
}

async function payeeNames(db: Db, memberId: string, ids: readonly bigint[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: withdrawals.id, name: withdrawals.payeeName })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), inArray(withdrawals.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
