import { POSITION_NAMES } from './five-star.game';
import { DIGITS } from './five-star.rules';

/** Five drums. `digits`: null while they are not known; `fresh`: the digits have just been drawn. */
export function Drums({ digits, rolling, fresh }: { digits: readonly number[] | null; rolling: boolean; fresh: boolean }) {
  return (
    <ol className="star-drums" aria-label="开奖号码">
      {POSITION_NAMES.map((name, position) => (
        <li key={name}>
          <small>{name}</small>
          <div className="star-window">
            {rolling ? (
              <div className="star-tape" aria-hidden="true">
                {[...DIGITS, 0].map((digit, index) => (
                  // The tape never changes.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index}>{digit}</span>
                ))}
              </div>
            ) : (
              <b className={fresh ? 'fresh' : ''}>{digits?.[position] ?? '–'}</b>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
