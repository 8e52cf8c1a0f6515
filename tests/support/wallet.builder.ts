import type { CallAnswer } from '@pavilion/contract/call';
import type { venueWalletCall, walletListCall } from '@pavilion/contract/calls/finance.calls';
import type { VenueWallet, Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { moneyOnWire } from './wire';

/** A venue's wallet as the platform sends it. */
export function venueWalletOnWire({ available, locked, ...same }: VenueWallet): CallAnswer<typeof venueWalletCall> {
  return { ...same, balance: moneyOnWire(available), lockMoney: moneyOnWire(locked) };
}

/** The data of `walletList`. */
export function walletsOnWire({ autoTransfer, central, venues }: Wallets): CallAnswer<typeof walletListCall> {
  return {
    autoTransfer,
    balance: moneyOnWire(central.available),
    lockMoney: moneyOnWire(central.locked),
    venues: venues.map(venueWalletOnWire),
  };
}
