import { readStored, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { OPEN_DEPOSIT_KEY } from './deposit.keys';
import { isOpenDeposit, type Deposit } from './deposit.model';

/** sessionStorage: number of the order whose tray the member has closed. */
const CLOSED_KEY = 'depositTrayClosed';

/** Stores that the deposit is open, for the pages that are opened next. */
export function rememberDeposit<T extends Pick<Deposit, 'state'>>(deposit: T): T {
  if (isOpenDeposit(deposit)) writeStored(OPEN_DEPOSIT_KEY, '1');
  return deposit;
}

/** Stores if any deposit is open: these are all that the member has. */
export function rememberDeposits<T>(open: readonly T[]): readonly T[] {
  if (open.length > 0) writeStored(OPEN_DEPOSIT_KEY, '1');
  else removeStored(OPEN_DEPOSIT_KEY);
  return open;
}

export const closedTray = (): string | null => readStored(CLOSED_KEY, 'session');

export const closeTray = (orderId: string): void => void writeStored(CLOSED_KEY, orderId, 'session');
