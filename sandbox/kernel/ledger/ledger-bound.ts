import type { WalletCode } from '@pavilion/contract/constants';
import type { Db, Tx } from '../db/database';
import { getBalance, getBalances, buyBack, grant, lockLedger, moveWallet, openBet, payIn, settleBet, transfer, voidBet } from './ledger';
import type { Balance, BetMoney, WalletMove } from './ledger';
import type { Transfer, TransferRequest } from './ledger.model';
import { openWithdrawal, payWithdrawal, returnWithdrawal } from './withdrawal';
import type { WithdrawMoney } from './withdrawal';

/** The ledger with the world's clock in it, so that every transfer has the time that responses show. */
export interface Ledger {
  transfer(tx: Tx, request: TransferRequest): Promise<Transfer>;
  grant(tx: Tx, input: { memberId: string; amount: bigint; key: string }): Promise<Transfer>;
  payIn(tx: Tx, input: { memberId: string; amount: bigint; depositId: string }): Promise<Transfer>;
  openBet(tx: Tx, bet: BetMoney & { key: string }): Promise<Transfer>;
  buyBack(tx: Tx, part: BetMoney & { payout: bigint; key: string }): Promise<Transfer>;
  settleBet(tx: Tx, bet: BetMoney & { payout: bigint }): Promise<Transfer>;
  voidBet(tx: Tx, bet: BetMoney): Promise<Transfer>;
  moveWallet(tx: Tx, move: WalletMove): Promise<bigint>;
  lock(tx: Tx): Promise<void>;
  openWithdrawal(tx: Tx, money: WithdrawMoney & { key: string }): Promise<Transfer>;
  payWithdrawal(tx: Tx, money: WithdrawMoney & { fee: bigint }): Promise<Transfer>;
  returnWithdrawal(tx: Tx, money: WithdrawMoney): Promise<Transfer>;
  balanceOf(db: Db, memberId: string, wallet?: WalletCode): Promise<Balance>;
  balancesOf(db: Db, memberId: string): Promise<Record<WalletCode, Balance>>;
}

/** `now` returns world ms. */
export function bindLedger(now: () => number): Ledger {
  const worldNow = (): number => Math.trunc(now());
  return {
    transfer: (tx, request) => transfer(tx, { at: worldNow(), ...request }),
    grant: (tx, input) => grant(tx, { at: worldNow(), ...input }),
    payIn: (tx, input) => payIn(tx, { at: worldNow(), ...input }),
    openBet: (tx, bet) => openBet(tx, { at: worldNow(), ...bet }),
    buyBack: (tx, part) => buyBack(tx, { at: worldNow(), ...part }),
    settleBet: (tx, bet) => settleBet(tx, { at: worldNow(), ...bet }),
    voidBet: (tx, bet) => voidBet(tx, { at: worldNow(), ...bet }),
    moveWallet: (tx, move) => moveWallet(tx, { at: worldNow(), ...move }),
    lock: lockLedger,
    openWithdrawal: (tx, money) => openWithdrawal(tx, { at: worldNow(), ...money }),
    payWithdrawal: (tx, money) => payWithdrawal(tx, { at: worldNow(), ...money }),
    returnWithdrawal: (tx, money) => returnWithdrawal(tx, { at: worldNow(), ...money }),
    balanceOf: getBalance,
    balancesOf: getBalances,
  };
}
