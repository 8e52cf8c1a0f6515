import { CoinMark } from '@/components/rewards/mall/coin-mark';
import { FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import type { CardLook } from '@/lib/domain/rewards/flip/flip.rules';
import { CardBack } from './card-back';

const SIDE = 'absolute inset-0 grid place-items-center rounded-card backface-hidden transition-[transform,opacity] duration-500 ease-out';

/**
 * One of the nine cards. It turns in space, and with reduced motion its sides fade. `prize`: the hidden prize, '' while it is unknown;
 * until the cards have landed the label does not show it. A card that cannot be chosen keeps the focus and ignores taps.
 */
export function FlipCard({
  number,
  look,
  landed,
  prize,
  coins,
  disabled,
  onChoose,
}: {
  number: number;
  look: CardLook;
  landed: boolean;
  prize: string;
  coins: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const open = look === 'won' || look === 'missed';
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      aria-busy={look === 'chosen' || undefined}
      aria-label={labelOf(number, landed || !open ? look : look === 'won' ? 'chosen' : 'closed', prize)}
      onClick={() => {
        if (!disabled) onChoose();
      }}
      className={`relative aspect-3/4 w-full rounded-card perspective-dramatic ${disabled ? 'cursor-default' : 'active:scale-[0.98]'}`}
    >
      <span
        className={`${SIDE} border bg-roof text-on-roof ${look === 'chosen' ? 'border-vip outline-2 outline-offset-2 outline-vip' : 'border-edge-bar'} ${open ? 'rotate-y-180 opacity-0 motion-reduce:rotate-y-0' : 'opacity-100'} ${disabled && look === 'closed' ? 'brightness-90' : ''}`}
      >
        <CardBack waiting={look === 'chosen'} />
      </span>
      <span
        className={`${SIDE} border p-1 text-center ${look === 'won' ? 'border-vip bg-vip-bg text-vip shadow-bar' : 'border-line bg-surface-2 text-text-2'} ${open ? 'opacity-100' : '-rotate-y-180 opacity-0 motion-reduce:rotate-y-0'} ${look === 'missed' ? 'delay-300' : ''}`}
      >
        {open ? (
          <span className="grid justify-items-center gap-1">
            {coins ? <CoinMark size={look === 'won' ? 32 : 22} /> : <Purse large={look === 'won'} />}
            <span className={`wrap-anywhere ${look === 'won' ? 'text-15 font-semibold' : 'text-12'}`}>{prize}</span>
          </span>
        ) : null}
      </span>
    </button>
  );
}

function labelOf(number: number, look: CardLook, prize: string): string {
  const card = FLIP_COPY.card(number);
  switch (look) {
    case 'closed':
      return card;
    case 'chosen':
      return `${card}，${FLIP_COPY.chosen}`;
    case 'won':
    case 'missed':
      return `${card}，${FLIP_COPY[look]} ${prize}`;
  }
}

function Purse({ large }: { large: boolean }) {
  const size = large ? 32 : 22;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
      <rect x="3" y="6" width="18" height="13" rx="2.500" className="fill-surface" />
      <path d="M3 10h18M16 14.500h2.500" strokeLinecap="round" />
    </svg>
  );
}
