import { formatMinor, toMinor } from '@/lib/kit/number/money';

/** `20 金币`, `1.88 币`. `amount`: decimal text. */
export function rewardText({ coins, amount }: { coins: number; amount: string }): string {
  return coins > 0 ? `${coins} 金币` : `${formatMinor(toMinor(amount))} 币`;
}
