import { useEffect, useRef, useState } from 'react';

/** A fish that swims: `x` and `y` are percents of the scene; where motion is reduced, it stands there. */
export interface Swimmer<Kind extends string> {
  fish: Kind;
  x: number;
  y: number;
  /** px. */
  width: number;
  /** Seconds from one side to the other; negative from left to right. */
  seconds: number;
}

/** A position in the scene, px, and the direction to it from the middle of the bottom. */
interface Aim {
  x: number;
  y: number;
  /** Radians; 0 is upwards. */
  angle: number;
}

const NO_AIM: Aim = { x: 0, y: 0, angle: 0 };

/** Least px between a shot and the edge of the scene, so that its result is in view. */
const MARGIN = 44;

/** ms between two looks at the position of the aimed fish. */
const TRACK_MS = 200;

const inView = (value: number, size: number) => Math.min(Math.max(value, MARGIN), size - MARGIN);

function aimAt(scene: Element | null, swimmer: number): Aim {
  const box = scene?.getBoundingClientRect();
  const fish = scene?.children[swimmer]?.firstElementChild?.getBoundingClientRect();
  if (!box || !fish) return NO_AIM;
  const x = inView(fish.left + fish.width / 2 - box.left, box.width);
  const y = inView(fish.top + fish.height / 2 - box.top, box.height);
  return { x, y, angle: Math.atan2(x - box.width / 2, box.height - y) };
}

/** The aim, which follows the fish, and the position of the last shot. */
function useAim(scene: React.RefObject<HTMLElement | null>, swimmer: number, firing: boolean): { angle: number; shot: Aim } {
  const [angle, setAngle] = useState(0);
  const [shot, setShot] = useState(NO_AIM);
  useEffect(() => {
    const track = () => {
      const aim = aimAt(scene.current, swimmer);
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
  }, [scene, swimmer, firing]);
  return { angle, shot };
}

/**
 * Fish that swim, one of which is aimed at. `firing`: a shot is on its way; `caught`: what the last shot caught, null without it;
 * `thrower`: what shoots, from the middle of the bottom, with the angle of the aim in radians.
 */
export function FishScene<Kind extends string>({
  className,
  swimmers,
  picture,
  thrower,
  target,
  onAim,
  firing,
  caught,
}: {
  className: string;
  swimmers: readonly Swimmer<Kind>[];
  picture: (fish: Kind) => React.ReactNode;
  thrower: (angle: number) => React.ReactNode;
  target: Kind;
  onAim: (fish: Kind) => void;
  firing: boolean;
  caught: { round: string; fish: Kind; text: string } | null;
}) {
  const scene = useRef<HTMLDivElement>(null);
  const aimed = swimmers.findIndex(({ fish }) => fish === target);
  const { angle, shot } = useAim(scene, aimed, firing);
  const stateOf = (index: number) => (index !== aimed ? '' : firing ? 'struck' : caught?.fish === target ? 'gone' : '');
  return (
    <div ref={scene} className={`fish-scene ${className} ${firing ? 'firing' : ''}`} aria-hidden="true">
      {swimmers.map(({ fish, x, y, width, seconds }, index) => (
        <div
          key={`${fish}-${x}`}
          className={`fish-lane ${seconds < 0 ? 'rightward' : ''} ${stateOf(index)}`}
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
            {picture(fish)}
          </button>
        </div>
      ))}
      {firing ? (
        <>
          <span className="fish-bullet" style={{ '--to': `translate(${shot.x}px, ${shot.y}px)` } as React.CSSProperties} />
          <span className="fish-net" style={{ left: shot.x, top: shot.y }} />
        </>
      ) : null}
      {caught ? (
        <span key={caught.round} className="fish-prize" style={{ left: shot.x, top: shot.y }}>
          {picture(caught.fish)}
          <b>{caught.text}</b>
        </span>
      ) : null}
      {thrower(angle)}
    </div>
  );
}
