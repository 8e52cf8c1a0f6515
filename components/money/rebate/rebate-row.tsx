import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Tag, type Tone } from '@/components/ui/tag';
import { REBATE_COPY, STATE_NAMES } from '@/lib/domain/money/rebate/rebate.copy';
import type { RebateDay, RebateState } from '@/lib/domain/money/rebate/rebate.model';
import { isClaimable, nearDay } from '@/lib/domain/money/rebate/rebate.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayText, timeText } from '@/lib/kit/format/site-time';

const TONES: Record<RebateState, Tone> = { counting: 'neutral', claimable: 'brand', claimed: 'neutral', expired: 'warn', none: 'neutral' };

const momentText = (at: number) => `${dayText(at)} ${timeText(at)}`;

/** One day: its valid stakes, its rebate, and 领取. `busy`: a claim is pending; `claiming`: one of this day is. */
export function RebateRow({
  day,
  busy,
  claiming,
  onOpen,
  onClaim,
}: {
  day: RebateDay;
  busy: boolean;
  claiming: boolean;
  onOpen: () => void;
  onClaim: () => void;
}) {
  const { state, level, amount, validStake, counted, bets } = day;
  const near = nearDay(day.day, worldNow());
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex w-full items-center gap-3 px-4 pt-3 pb-2 text-left active:bg-cell"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-15 font-semibold">{day.day}</span>
            {near ? <span className="text-13 text-text-2">{REBATE_COPY[near]}</span> : null}
            {level === null ? null : <Tag tone="vip">{REBATE_COPY.level(level)}</Tag>}
            <Tag tone={TONES[state]}>{STATE_NAMES[state]}</Tag>
          </span>
          <span className="mt-1 block text-13 text-text-2">
            {REBATE_COPY.valid} <Money minor={validStake} />·{REBATE_COPY.counted(counted ?? '—', bets ?? '—')}
          </span>
          <span className="block text-12 text-text-2">{dueText(day)}</span>
        </span>
        <span className={`shrink-0 text-18 font-semibold ${state === 'expired' ? 'text-text-2 line-through' : ''}`}>
          <Money minor={amount} />
        </span>
        <Icon name="chevron-right" size={16} className="shrink-0 text-text-3" />
      </button>
      {isClaimable(day) ? (
        <div className="px-4 pb-3">
          <Button
            size="sm"
            block
            variant="secondary"
            disabled={busy}
            busy={claiming}
            aria-label={claiming ? undefined : REBATE_COPY.claimDay(day.day)}
            onClick={onClaim}
          >
            {claiming ? REBATE_COPY.claiming : REBATE_COPY.claim}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function dueText({ state, amount, claimFrom, claimUntil, claimedAt }: RebateDay): string {
  if (claimedAt !== null) return REBATE_COPY.claimedAt(momentText(claimedAt));
  if (state === 'counting') return claimFrom === null ? '' : REBATE_COPY.from(momentText(claimFrom));
  if (state === 'claimable' && amount === null) return REBATE_COPY.unknownAmount;
  return state === 'claimable' && claimUntil !== null ? REBATE_COPY.until(momentText(claimUntil)) : '';
}
