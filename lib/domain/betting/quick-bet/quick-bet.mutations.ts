import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { limitsOptions } from '@/lib/domain/member/limit/limit.queries';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';
import { memberWallet } from '@/lib/domain/betting/slip/funding-wallet.rules';
import type { Reason, SlipFacts } from '@/lib/domain/betting/slip/judgement.model';
import { placeAlone, placeBets } from '@/lib/domain/betting/slip/placement.mutations';
import { betsOf, isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { getSlipQuotes } from '@/lib/domain/betting/slip/quote.queries';
import { slipLimits } from '@/lib/domain/betting/slip/slip-limits.rules';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { judge } from '@/lib/domain/betting/slip/slip.rules';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { codeOf } from '@/lib/kit/http/error.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import type { Odds } from '@pavilion/number/odds';

/** `sent`: the placement's record has the result. `unplaced`: nothing was sent, for a reason; `price`: the present one. */
export type QuickBetResult = { kind: 'sent' } | { kind: 'unplaced'; reason: Reason; price: Odds | null } | { kind: 'unquoted' | 'unsent' };

/** Selections of the member's single bets without a result. */
export function singlesUnderWay(member: string): readonly string[] {
  const records = usePlacements.getState().records.filter((record) => record.member === member && record.size === 1 && isUnderWay(record));
  return records.map(({ legs }) => legs[0]!.selectionId);
}

/**
 * Bets `stake` (amount text) on one selection: quotes it, judges it as the slip does, with the slip's odds policy, and places it. Never
 * throws: a bet whose response is lost is followed like any other.
 */
export async function placeQuickBet(leg: SlipLeg, stake: string, member: string, queryClient: QueryClient): Promise<QuickBetResult> {
  let result: QuickBetResult = { kind: 'unsent' };
  await placeAlone(async () => {
    result = await judgeAndPlace(leg, stake, member, queryClient);
  });
  return result;
}

async function judgeAndPlace(leg: SlipLeg, stake: string, member: string, queryClient: QueryClient): Promise<QuickBetResult> {
  const [quotes, account, limits] = await Promise.all([
    getSlipQuotes(leg.venue, [leg], false).catch(() => null),
    readAccount(queryClient),
    // Without them the platform alone decides.
    queryClient.fetchQuery(limitsOptions()).catch(() => undefined),
  ]);
  if (quotes === null) return { kind: 'unquoted' };
  // Another member's page by now.
  if (account.member && account.member.id !== member) return { kind: 'unsent' };
  const { policy } = useSlip.getState();
  const facts: SlipFacts = {
    mode: 'single',
    legs: [leg],
    stakes: { [leg.selectionId]: stake },
    policy,
    confirming: singlesUnderWay(member),
    confirmingCombos: [],
    combos: null,
    offline: !navigator.onLine,
    walletFailed: account.failed,
  };
  const wallet = memberWallet(account.member, account.wallets);
  const judgement = judge(facts, quotes.byLeg, wallet, slipLimits(limits), steadyNow());
  if (judgement.reason) return { kind: 'unplaced', reason: judgement.reason, price: judgement.perLeg[0]?.price ?? null };
  await placeBets(betsOf(judgement, [leg], true), { member, policy, queryClient });
  return { kind: 'sent' };
}

interface Account {
  member?: Member;
  /** Wallets of the venues, which pay while 免转钱包 is off. */
  wallets?: Wallets;
  failed?: SlipFacts['walletFailed'];
}

async function readAccount(queryClient: QueryClient): Promise<Account> {
  try {
    const member = await queryClient.fetchQuery(memberOptions());
    return member.autoTransfer ? { member } : { member, wallets: await queryClient.fetchQuery(walletsOptions()) };
  } catch (error) {
    return { failed: { code: codeOf(error) } };
  }
}
