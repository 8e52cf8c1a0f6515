import type { Fish } from '../rules/fishing.rules';
import type { SlotSymbol } from '../rules/slot.rules';

/** A symbol of the wheels. */
export function Symbol({ name }: { name: SlotSymbol }) {
  return (
    <svg viewBox="0 0 48 48" className={`symbol ${name}`} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

const SHAPES: Readonly<Record<SlotSymbol, React.ReactNode>> = {
  seven: <path d="M12 10h26l-12 30h-9l10-22H12z" fill="#d42f3a" />,
  lantern: (
    <>
      <path d="M24 4v6M24 38v6" stroke="#8a5a00" strokeWidth="2.5" />
      <rect x="17" y="9" width="14" height="4" rx="1" fill="#8a5a00" />
      <ellipse cx="24" cy="24" rx="15" ry="12" fill="#e2483f" />
      <path d="M24 12v24M17 13.500c-4 6-4 15 0 21M31 13.500c4 6 4 15 0 21" stroke="#f8c15c" strokeWidth="1.500" fill="none" />
      <rect x="17" y="35" width="14" height="4" rx="1" fill="#8a5a00" />
    </>
  ),
  koi: (
    <>
      <path d="M6 24c8-12 22-12 30 0-8 12-22 12-30 0z" fill="#f07a3a" />
      <path d="M33 24l10-8v16z" fill="#f07a3a" />
      <path d="M18 16c4 5 4 11 0 16" stroke="#fff" strokeWidth="3" fill="none" />
      <circle cx="13" cy="22" r="2" fill="#2a1a12" />
    </>
  ),
  peach: (
    <>
      <path d="M24 10c12 0 18 8 16 17S30 42 24 42 10 36 8 27s4-17 16-17z" fill="#f49aa8" />
      <path d="M24 10c-5 9-5 22 0 32" stroke="#d9637a" strokeWidth="2" fill="none" />
      <path d="M24 10c2-6 8-7 13-5-2 5-7 7-13 5z" fill="#3f9a5a" />
    </>
  ),
  coin: (
    <>
      <circle cx="24" cy="24" r="17" fill="#d9a136" />
      <circle cx="24" cy="24" r="13" fill="none" stroke="#8a5a00" strokeWidth="1.500" />
      <rect x="18" y="18" width="12" height="12" fill="var(--surface)" stroke="#8a5a00" strokeWidth="1.500" />
    </>
  ),
  cloud: (
    <path d="M14 36a8 8 0 010-16 11 11 0 0121-3 9 9 0 011 19z M17 29c5 4 12 3 14-1" fill="#8fb3d9" stroke="#fff" strokeWidth="1.500" />
  ),
};

/** Colour and length of a fish. */
const FISH_LOOK: Readonly<Record<Fish, { fill: string; size: number }>> = {
  shrimp: { fill: '#b9c6d6', size: 0.6 },
  carp: { fill: '#f07a3a', size: 0.7 },
  crab: { fill: '#4f9d6b', size: 0.75 },
  turtle: { fill: '#3c6b58', size: 0.85 },
  ray: { fill: '#53607f', size: 0.9 },
  shark: { fill: '#dfe7ef', size: 1 },
  dragon: { fill: '#e2b13c', size: 1 },
};

export function FishPicture({ fish }: { fish: Fish }) {
  const { fill, size } = FISH_LOOK[fish];
  return (
    <svg viewBox="0 0 64 40" className="fish" aria-hidden="true">
      <g transform={`translate(32 20) scale(${size}) translate(-32 -20)`}>
        {fish === 'crab' || fish === 'turtle' ? (
          <>
            <ellipse cx="32" cy="21" rx="17" ry="12" fill={fill} />
            <path d="M14 14l-7-5M14 27l-7 5M50 14l7-5M50 27l7 5" stroke={fill} strokeWidth="4" strokeLinecap="round" />
            <path d="M24 21h16M32 12v18" stroke="#fff8" strokeWidth="2" />
            <circle cx="27" cy="13" r="2" fill="#101820" />
            <circle cx="37" cy="13" r="2" fill="#101820" />
          </>
        ) : (
          <>
            <path d="M6 20c10-17 32-17 42 0-10 17-32 17-42 0z" fill={fill} />
            <path d="M45 20l14-12v24z" fill={fill} />
            <path d="M24 7l8-5 4 7z" fill={fill} />
            <path d="M20 10c5 6 5 14 0 20" stroke="#fff9" strokeWidth="2.500" fill="none" />
            <circle cx="14" cy="18" r="2.500" fill="#101820" />
          </>
        )}
      </g>
    </svg>
  );
}

const SUITS = ['♠', '♥', '♣', '♦'];

/** Suit of a card at a position of a round. It is decoration alone and does not depend on the rank; a round's cards keep theirs. */
export function suitOf(round: string, position: number): number {
  const mixed =
    [...round].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16_777_619), 2_166_136_261) ^ Math.imul(position + 1, 40_503);
  return ((mixed ^ (mixed >>> 13)) >>> 3) & 3;
}

/** A playing card. `position`: among the cards of the round. */
export function Card({ rank, round, position }: { rank: string; round: string; position: number }) {
  const suit = suitOf(round, position);
  return (
    <span className={`playing-card ${suit % 2 === 1 ? 'red' : ''}`}>
      <b>{rank}</b>
      <span aria-hidden="true">{SUITS[suit]}</span>
    </span>
  );
}

const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die that shows `value`. */
export function Die({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 40 40" className="die" role="img" aria-label={String(value)}>
      <rect x="1" y="1" width="38" height="38" rx="8" />
      {PIPS[value]!.map((position) => (
        <circle
          key={position}
          cx={9 + (position % 3) * 11}
          cy={9 + Math.floor(position / 3) * 11}
          r={value === 1 ? 5 : 3.5}
          className={value === 1 || value === 4 ? 'red' : ''}
        />
      ))}
    </svg>
  );
}
