import { rateOf } from '../../round.copy';
import { KITE_START } from './kite.rules';

const WIDTH = 342;
const HEIGHT = 236;
/** The hand that holds the line. */
const HAND = { x: 44, y: 203 };
/** Part of the sky that the figures take; no line crosses it. */
const FIGURES = { right: 196, bottom: 84 };
/** Heights on the scale at the right, hundredths; the picture ends at the last one. */
const SCALE = [100, 200, 500, 1_000, 2_000, 5_000, 10_000];

const STARS = [
  [22, 92, 1.2],
  [58, 128, 0.9],
  [96, 78, 1],
  [128, 24, 1.3],
  [150, 150, 0.8],
  [176, 58, 0.9],
  [204, 20, 1],
  [218, 116, 1.2],
  [250, 160, 0.9],
  [270, 92, 1],
  [286, 22, 1.3],
] as const;

/** Share of the picture's height, from 0 at the start to 1 at a hundredfold; every factor takes the same distance. */
const shareOf = (height: number) => Math.min(1, Math.log(height / KITE_START) / Math.log(SCALE.at(-1)! / KITE_START));
const levelOf = (height: number) => 186 - 158 * shareOf(height);

function Night() {
  return (
    <>
      <defs>
        <linearGradient id="kite-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1736" />
          <stop offset="0.7" stopColor="#2a3f7c" />
          <stop offset="1" stopColor="#56609a" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#kite-sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#e8eeff" opacity="0.8" />
      ))}
      <circle cx="252" cy="48" r="17" fill="#f6ecd0" />
      <circle cx="246" cy="43" r="3.500" fill="#e4d5ab" />
      <circle cx="258" cy="53" r="2.500" fill="#e4d5ab" />
      <path d="M0 214c40-26 74-22 108-6s62 8 96-8 92-18 138 4v32H0z" fill="#1b2752" />
      <path d="M0 222c60-12 110-4 168 2s120-6 174-6v18H0z" fill="#101a3c" />
      <path d="M34 222c0-8 2-12 5-12s5 4 5 12zM39 209a4 4 0 110-8 4 4 0 010 8zM41 213l3-9 2 .6-2.500 9.400z" fill="#0a1128" />
    </>
  );
}

/** The scale, and the level of the target. */
function Scale({ target }: { target: number }) {
  const y = levelOf(target);
  return (
    <>
      {SCALE.map((height) => (
        <text key={height} x={WIDTH - 6} y={levelOf(height) + 3} className="kite-tick">
          {height / 100}×
        </text>
      ))}
      <path d={`M${y < FIGURES.bottom ? FIGURES.right : 10} ${y}H${WIDTH - 34}`} className="kite-target" />
    </>
  );
}

/** The night sky with the kite. `height`: hundredths; null while it is about to start. */
export function KiteScene({ height, target, broken }: { height: number | null; target: number; broken: boolean }) {
  const share = shareOf(height ?? KITE_START);
  const x = 92 + 150 * share;
  const y = levelOf(height ?? KITE_START);
  const state = height === null ? 'starting' : broken ? 'broken' : '';
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="kite-scene">
      <Night />
      <Scale target={target} />
      {height === null ? <path className="kite-wind" d="M-60 150h46M-90 172h70M-40 190h30" /> : null}
      {broken ? (
        <path className="kite-line" d={`M${HAND.x} ${HAND.y}q${(x - HAND.x) * 0.3} 6 ${(x - HAND.x) * 0.45} ${(y - HAND.y) * 0.25}`} />
      ) : (
        <path className="kite-line" d={`M${HAND.x} ${HAND.y}Q${(HAND.x + x) / 2 + 14} ${(HAND.y + y) / 2 + 18} ${x} ${y}`} />
      )}
      <g transform={`translate(${x} ${y})`}>
        <g className={`kite ${state}`}>
          <path d="M-2 20c-8 8 4 12-4 20" fill="none" stroke="#f3be63" strokeWidth="1.500" />
          <path d="M-9 27l8 2-7 4zM-1 36l-8 1 7 4z" fill="#e2483f" />
          <path d="M0-22L15-2 0 20-15-2z" fill="#e2483f" />
          <path d="M0-22L15-2H0zM0 20L-15-2H0z" fill="#f3be63" />
          <path d="M0-22v42M-15-2h30" stroke="#7c1f22" strokeWidth="1.200" />
        </g>
      </g>
    </svg>
  );
}

/** The height in large figures. */
export function KiteHeight({ height, reached }: { height: number | null; reached: boolean }) {
  return <p className={`kite-height ${reached ? 'reached' : ''}`}>{height === null ? '起飞' : `${rateOf(height)}×`}</p>;
}
