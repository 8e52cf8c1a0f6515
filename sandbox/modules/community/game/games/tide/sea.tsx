import { useEffect, useRef, useState } from 'react';
import { TideFishPicture } from './tide-fish';
import type { TideFish } from './tide.rules';

/** A fish that swims: `x` and `y` are percents of the sea; where motion is reduced, it stands there. */
interface Swimmer {
  fish: TideFish;
  x: number;
  y: number;
  /** px. */
  width: number;
  /** Seconds from one side to the other; negative from left to right. */
  seconds: number;
}

const SWIMMERS: readonly Swimmer[] = [
  { fish: 'sardine', x: 8, y: 3, width: 38, seconds: 11 },
  { fish: 'sardine', x: 22, y: 8, width: 38, seconds: 11 },
  { fish: 'sardine', x: 62, y: 64, width: 38, seconds: -12 },
  { fish: 'clown', x: 40, y: 2, width: 42, seconds: -13 },
  { fish: 'clown', x: 70, y: 36, width: 42, seconds: 14 },
  { fish: 'puffer', x: 82, y: 12, width: 46, seconds: 17 },
  { fish: 'jelly', x: 3, y: 50, width: 46, seconds: -24 },
  { fish: 'octopus', x: 84, y: 62, width: 52, seconds: 21 },
  { fish: 'turtle', x: 32, y: 52, width: 60, seconds: 20 },
  { fish: 'sail', x: 54, y: 19, width: 76, seconds: -12 },
  { fish: 'orca', x: 2, y: 24, width: 92, seconds: 19 },
  { fish: 'dragon', x: 30, y: 30, width: 96, seconds: -23 },
];

/** A position in the sea, px, and the direction to it from the cannon at the middle of the bottom. */
interface Aim {
  x: number;
  y: number;
  /** Radians; 0 is upwards. */
  angle: number;
}

const NO_AIM: Aim = { x: 0, y: 0, angle: 0 };

/** Least px between a shot and the edge of the sea, so that its result is in view. */
const MARGIN = 44;

/** ms between two looks at the position of the aimed fish. */
const TRACK_MS = 200;

const inView = (value: number, size: number) => Math.min(Math.max(value, MARGIN), size - MARGIN);

function aimAt(sea: Element | null, swimmer: number): Aim {
  const box = sea?.getBoundingClientRect();
  const fish = sea?.children[swimmer]?.firstElementChild?.getBoundingClientRect();
  if (!box || !fish) return NO_AIM;
  const x = inView(fish.left + fish.width / 2 - box.left, box.width);
  const y = inView(fish.top + fish.height / 2 - box.top, box.height);
  return { x, y, angle: Math.atan2(x - box.width / 2, box.height - y) };
}

/** The cannon's aim, which follows the fish, and the position of the last shot. */
function useAim(sea: React.RefObject<HTMLElement | null>, swimmer: number, firing: boolean): { angle: number; shot: Aim } {
  const [angle, setAngle] = useState(0);
  const [shot, setShot] = useState(NO_AIM);
  useEffect(() => {
    const track = () => {
      const aim = aimAt(sea.current, swimmer);
      setAngle(aim.angle);
      return aim;
    };
    const frame = requestAnimationFrame(() => {
      const aim = track();
      if (firing) setShot(aim);
    });
    // A fish that is shot at waits.
    const timer = firing ? undefined : setInterval(track, TRACK_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [sea, swimmer, firing]);
  return { angle, shot };
}

/** The sea. `firing`: a shot is on its way; `caught`: what the last shot caught, null without it. */
export function Sea({
  target,
  onAim,
  firing,
  caught,
}: {
  target: TideFish;
  onAim: (fish: TideFish) => void;
  firing: boolean;
  caught: { round: string; fish: TideFish; text: string } | null;
}) {
  const sea = useRef<HTMLDivElement>(null);
  const aimed = SWIMMERS.findIndex(({ fish }) => fish === target);
  const { angle, shot } = useAim(sea, aimed, firing);
  const stateOf = (index: number) => (index !== aimed ? '' : firing ? 'struck' : caught?.fish === target ? 'gone' : '');
  return (
    <div ref={sea} className={`tide-sea ${firing ? 'firing' : ''}`} aria-hidden="true">
      {SWIMMERS.map(({ fish, x, y, width, seconds }, index) => (
        <div
          key={`${fish}-${x}`}
          className={`tide-lane ${seconds < 0 ? 'rightward' : ''} ${stateOf(index)}`}
          style={
            {
              '--x': `${x}%`,
              '--width': `${width}px`,
              top: `${y}%`,
              animationDuration: `${Math.abs(seconds)}s`,
              animationDelay: `${-Math.abs(seconds) * (seconds < 0 ? x / 100 : 1 - x / 100)}s`,
            } as React.CSSProperties
          }
        >
          <button type="button" tabIndex={-1} className={index === aimed ? 'aimed' : ''} onClick={() => onAim(fish)}>
            <TideFishPicture fish={fish} />
          </button>
        </div>
      ))}
      {firing ? (
        <>
          <span className="tide-bullet" style={{ '--to': `translate(${shot.x}px, ${shot.y}px)` } as React.CSSProperties} />
          <span className="tide-net" style={{ left: shot.x, top: shot.y }} />
        </>
      ) : null}
      {caught ? (
        <span key={caught.round} className="tide-prize" style={{ left: shot.x, top: shot.y }}>
          <TideFishPicture fish={caught.fish} />
          <b>{caught.text}</b>
        </span>
      ) : null}
      <svg viewBox="0 0 64 56" className="tide-cannon" style={{ transform: `rotate(${angle}rad)` }}>
        <path d="M24 4h16l3 30H21z" fill="#c8922f" />
        <path d="M22 2h20v7H22z" fill="#f3be63" />
        <circle cx="32" cy="40" r="16" fill="#8a5a1c" />
        <circle cx="32" cy="40" r="8" fill="#f3be63" />
      </svg>
    </div>
  );
}
