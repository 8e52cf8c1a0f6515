import { Chip } from '@/components/ui/chip';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawInfo, WithdrawMethod } from '@/lib/domain/money/withdraw/withdraw.model';
import { allowedChips, highestAmount } from '@/lib/domain/money/withdraw/withdraw.rules';
import { fieldAmount } from '@pavilion/number/short-amount';

/** Amounts to tap, as far as limits and balance allow them. */
export function AmountChips({
  info,
  method,
  value,
  onChoose,
}: {
  info: WithdrawInfo;
  method: WithdrawMethod;
  value: string;
  onChoose: (text: string) => void;
}) {
  const highest = highestAmount(info, method);
  const chips = [
    ...allowedChips(info, method).map((coins) => ({ text: String(coins), label: String(coins) })),
    ...(highest >= (method.min ?? 0n) && highest > 0n ? [{ text: fieldAmount(highest), label: WITHDRAW_COPY.all }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <fieldset className="mt-3 grid grid-cols-5 gap-2 max-[18em]:grid-cols-3">
      <legend className="sr-only">{WITHDRAW_COPY.chips}</legend>
      {chips.map(({ text, label }) => (
        <Chip key={label} className="justify-center px-0" on={value === text} onClick={() => onChoose(text)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
