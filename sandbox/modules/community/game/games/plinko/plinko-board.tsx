import { useEffect, useRef } from 'react';
import { BOARD, FALL_MS, fallOf, positionOf, stopsOf } from './plinko-fall';
import { PLINKO_ROWS } from './plinko.rules';

/** Every row has one more peg at each side than the ball can touch. */
const PEGS = Array.from({ length: PLINKO_ROWS }, (_, row) =>
  Array.from({ length: row + 3 }, (_peg, index) => positionOf(row, index - 1)),
).flat();

/** The ball of a round; it falls when it appears, unless it lies there from before. */
function Ball({ path, falls }: { path: readonly number[]; falls: boolean }) {
  const ball = useRef<SVGGElement>(null);
  const { x, y } = stopsOf(path).at(-1)!;
  useEffect(() => {
    // A browser without animations shows where the ball came to rest.
    if (!falls || matchMedia('(prefers-reduced-motion: reduce)').matches || !ball.current?.animate) return;
    const fall = ball.current.animate(
      fallOf(path).map((moment) => ({ transform: `translate(${moment.x}px, ${moment.y}px)` })),
      { duration: FALL_MS },
    );
    return () => fall.cancel();
  }, [falls, path]);
  return (
    <>
      <polyline
        className={`plinko-trail ${falls ? 'later' : ''}`}
        points={[{ x: BOARD.middle, y: 10 }, ...stopsOf(path)].map((stop) => `${stop.x},${stop.y}`).join(' ')}
      />
      <g ref={ball} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle className="plinko-ball" r="7" />
      </g>
    </>
  );
}

/** Pegs and ball. `path` is null while the ball waits in the hopper. */
export function PlinkoBoard({
  round,
  path,
  falls,
  waiting,
}: {
  round: string;
  path: readonly number[] | null;
  falls: boolean;
  waiting: boolean;
}) {
  return (
    <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true">
      <path className="plinko-hopper" d={`M${BOARD.middle - 34} 2l20 16M${BOARD.middle + 34} 2l-20 16`} />
      {PEGS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="plinko-peg" cx={x} cy={y} r="2.600" />
      ))}
      {path ? (
        <Ball key={round} path={path} falls={falls} />
      ) : (
        <circle className={`plinko-ball ${waiting ? 'waiting' : ''}`} cx={BOARD.middle} cy="10" r="7" />
      )}
    </svg>
  );
}
