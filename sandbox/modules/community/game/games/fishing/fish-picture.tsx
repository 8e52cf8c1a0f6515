import type { Fish } from './fishing.rules';

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
