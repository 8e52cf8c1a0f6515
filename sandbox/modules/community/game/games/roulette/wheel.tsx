import { colorOf, POCKETS } from './roulette.rules';

/** Pockets in the order of a European wheel, clockwise. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** Degrees of one pocket. */
const STEP = 360 / POCKETS;
/** Radii of the ring of pockets, and of its numbers. */
const OUTER = 197;
const INNER = 146;

/** One pocket at the top of the wheel. */
function wedge(): string {
  const half = (STEP / 2) * (Math.PI / 180);
  const at = (radius: number, side: number) => `${(radius * Math.sin(side * half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${at(INNER, -1)}L${at(OUTER, -1)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, 1)}L${at(INNER, 1)}A${INNER} ${INNER} 0 0 0 ${at(INNER, -1)}z`;
}

const WEDGE = wedge();

/** The wheel without a ball; it never changes. */
function Disc() {
  return (
    <>
      {ORDER.map((pocket, index) => (
        <g key={pocket} className={colorOf(pocket)} transform={`rotate(${(index * STEP).toFixed(3)})`}>
          <path d={WEDGE} />
          <text y="-177">{pocket}</text>
        </g>
      ))}
      <circle r="166" className="track" />
      <circle r="146" className="cone" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} d="M0-144v40" className="spoke" transform={`rotate(${angle})`} />
      ))}
    </>
  );
}

/**
 * The upper part of a wheel. `pocket`: where the ball lies, at the top; null while it runs. `number`: of its draw; a wheel that is
 * `stopping` comes to rest there.
 */
export function Wheel({ number, pocket, stopping }: { number: number | null; pocket: number | null; stopping: boolean }) {
  const motion = pocket === null ? 'running' : stopping ? 'stopping' : '';
  const angle = pocket === null ? '0deg' : `${(-ORDER.indexOf(pocket) * STEP).toFixed(3)}deg`;
  return (
    <svg viewBox="-178 -214 356 116" className="roulette-wheel" aria-hidden="true">
      <circle r="213" className="rim" />
      <circle r="207" className="rail" />
      <g key={`wheel ${pocket === null ? null : number}`} className={`disc ${motion}`} style={{ '--angle': angle } as React.CSSProperties}>
        <Disc />
      </g>
      <g key={`ball ${pocket === null ? null : number}`} className={`orbit ${motion}`}>
        <circle r="6.5" className="ball" />
      </g>
      <path d="M-6-214h12l-6 10z" className="mark" />
    </svg>
  );
}
