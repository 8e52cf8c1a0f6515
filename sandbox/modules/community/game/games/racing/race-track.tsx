import { CARS } from './racing.rules';

/** Parts of a lane's length at which a car stands: before the start, in the middle of a race, and by its arrival. */
const START = 0;
const PACK = 0.45;
const WINNER = 1;
const BEHIND = 0.085;

/** px of a lane that its number and a car take. */
const CAR_SPACE = 52;

/** The number of a car in its colour. */
export function CarNumber({ car }: { car: number }) {
  return <b className={`car-number car-${car}`}>{car}</b>;
}

/** A racing car from above. */
function Car({ car }: { car: number }) {
  return (
    <svg viewBox="0 0 36 12" className={`race-car car-${car}`} aria-hidden="true">
      <path d="M5 0h6v3H5zM5 9h6v3H5zM24 .5h5v2.500h-5zM24 9h5v2.500h-5z" fill="#0b0f14" />
      <path d="M1 1h3v10H1zM32 2h2v8h-2z" fill="currentColor" />
      <path d="M3 4l6-1.500h11L34 5v2L20 9.500H9L3 8z" fill="currentColor" />
      <path d="M14 4.200h7l3 1.800-3 1.800h-7z" fill="#0b0f14" />
      <circle cx="18" cy="6" r="1.700" fill="#fff" />
    </svg>
  );
}

/** Ten lanes. `order`: of arrival; null while it is not known. */
export function RaceTrack({ order, running }: { order: readonly number[] | null; running: boolean }) {
  const at = (car: number) => (running ? PACK : order ? WINNER - order.indexOf(car) * BEHIND : START);
  return (
    <div className={`race-track ${running ? 'running' : order ? 'arrived' : ''}`} aria-hidden="true">
      {CARS.map((car) => (
        <div key={car} className="race-lane">
          <i>{car}</i>
          <div className="race-lane-car" style={{ transform: `translateX(calc((100% - ${CAR_SPACE}px) * ${at(car)}))` }}>
            <Car car={car} />
          </div>
        </div>
      ))}
    </div>
  );
}
