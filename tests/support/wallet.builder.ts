import type { CallResponse } from '@pavilion/contract/call';
import {
  MOVE_STATUS,
  autoTransferCall,
  walletRecallCall,
  walletTransferCall,
  type venueWalletCall,
  type walletListCall,
} from '@pavilion/contract/calls/wallet.calls';
import type { TransferRequest, VenueTransfer, VenueWallet, Wallets } from '@/lib/domain/money/wallet/wallet.model';
import type { FakePlatform } from './fake-platform';
import { moneyOnWire } from './wire';

/** A venue's wallet as the platform sends it. */
export function venueWalletOnWire({ available, locked, ...same }: VenueWallet): CallResponse<typeof venueWalletCall> {
  return { ...same, balance: moneyOnWire(available), lockMoney: moneyOnWire(locked) };
}

/** The data of `walletList`. */
export function walletsOnWire({ autoTransfer, central, venues }: Wallets): CallResponse<typeof walletListCall> {
  return {
    autoTransfer,
    balance: moneyOnWire(central.available),
    lockMoney: moneyOnWire(central.locked),
    venues: venues.map(venueWalletOnWire),
  };
}

const STATUS: Readonly<Record<VenueTransfer['state'], number>> = {
  waiting: MOVE_STATUS.unknown,
  unknown: MOVE_STATUS.unknown,
  done: MOVE_STATUS.done,
  failed: MOVE_STATUS.failed,
};

interface SentTransfer {
  order: TransferRequest;
  key: string;
}

/** Lets `run` carry out every transfer request of the platform; returns the list of those that arrive. */
export function onTransfers(
  platform: FakePlatform,
  run: (order: TransferRequest) => Promise<readonly VenueTransfer[]> | readonly VenueTransfer[],
): SentTransfer[] {
  const sent: SentTransfer[] = [];
  const carryOut = async (order: TransferRequest, key = '') => {
    sent.push({ order, key });
    const lines = await run(order);
    return lines.map(({ state, ...line }) => ({ ...line, name: '', status: STATUS[state] }));
  };
  platform.on(walletTransferCall).mockImplementation(async ({ from, to, amount }, key) => {
    const [line] = await carryOut({ kind: 'transfer', from, to, amount }, key);
    return { status: line!.status };
  });
  platform.on(walletRecallCall).mockImplementation(async ({ codes }, key) => ({
    balance: null,
    list: await carryOut({ kind: 'recall', codes: codes ?? [] }, key),
  }));
  platform.on(autoTransferCall).mockImplementation(async ({ on }, key) => ({ list: await carryOut({ kind: 'switch', on }, key) }));
  return sent;
}
