import type { CallResponse } from '@pavilion/contract/call';
import {
  MOVE_STATUS,
  autoTransferCall,
  venueWalletCall,
  walletListCall,
  walletRecallCall,
  walletTransferCall,
} from '@pavilion/contract/calls/wallet.calls';
import { CENTRAL_WALLET, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import { knownMinor } from '@pavilion/number/known-money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { CallerOptions, PlatformCaller } from '@/lib/platform/caller';
import type { VenueTransfer, TransferRequest, TransferState, VenueWallet, Wallets } from './wallet.model';

function toVenueWallet({ code, name, balance, lockMoney }: CallResponse<typeof venueWalletCall>): VenueWallet {
  return { code, name, available: knownMinor(balance), locked: knownMinor(lockMoney) };
}

/** Every wallet of the member. */
export async function getWallets(options: CallerOptions = {}, caller: PlatformCaller = callPlatform): Promise<Wallets> {
  const { autoTransfer, balance, lockMoney, venues } = await caller(walletListCall, {}, options);
  return { autoTransfer, central: { available: knownMinor(balance), locked: knownMinor(lockMoney) }, venues: venues.map(toVenueWallet) };
}

/** One venue's wallet, read again. */
export async function getVenueWallet(
  code: VenueCode,
  options: CallerOptions = {},
  caller: PlatformCaller = callPlatform,
): Promise<VenueWallet> {
  return toVenueWallet(await caller(venueWalletCall, { code }, options));
}

/** An unknown number gives no result for the money. */
function toState(status: number): TransferState {
  if (status === MOVE_STATUS.done) return 'done';
  return status === MOVE_STATUS.failed ? 'failed' : 'unknown';
}

type Row = CallResponse<typeof walletRecallCall>['list'][number];
const toLine = ({ code, status, amount, message }: Row): VenueTransfer => ({ code, state: toState(status), amount, message });

/**
 * Executes a request, or reads its result: the key is created when the member decides and is unchanged by repeats, so that
 * the money moves once. Returns a line for each venue concerned.
 * @throws BusinessError when nothing moved; any other error leaves it open.
 */
export async function sendTransfer(
  order: TransferRequest,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<VenueTransfer[]> {
  const options = { idempotencyKey };
  switch (order.kind) {
    case 'transfer': {
      const { from, to, amount } = order;
      const { status } = await caller(walletTransferCall, { from, to, amount }, options);
      return [{ code: venueOf(from, to), state: toState(status), amount, message: '' }];
    }
    case 'recall':
      return (await caller(walletRecallCall, { codes: [...order.codes] }, options)).list.map(toLine);
    case 'switch':
      return (await caller(autoTransferCall, { on: order.on }, options)).list.map(toLine);
  }
}

/** The venue's side of a transfer. */
function venueOf(from: WalletCode, to: WalletCode): VenueCode {
  return (from === CENTRAL_WALLET ? to : from) as VenueCode;
}
