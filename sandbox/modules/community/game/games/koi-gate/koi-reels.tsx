import { KoiPicture } from './koi-symbol';
import { isFreed, windowOf, winsOf, type KoiSymbol } from './koi-gate.rules';

/** True for a cell that is part of a win of the spin, or of its free spins. */
function marks(stops: readonly number[]): (symbol: KoiSymbol, reel: number) => boolean {
  const wins = winsOf(stops);
  const freed = isFreed(stops);
  return (symbol, reel) =>
    symbol === 'koi' ? freed : wins.some((win) => reel < win.alike && (symbol === win.symbol || symbol === 'gate'));
}

/** Five reels at their stops. */
export function KoiReels({
  stops,
  spinning,
  landing,
  played,
}: {
  stops: readonly number[];
  /** Their next stops are not shown yet. */
  spinning: boolean;
  /** They have just been stopped. */
  landing: boolean;
  /** The stops are those of a round. */
  played: boolean;
}) {
  const isMarked = spinning || !played ? () => false : marks(stops);
  return (
    <div className={`koi-reels ${spinning ? 'spinning' : landing ? 'landing' : ''}`} aria-hidden="true">
      {stops.map((stop, reel) => (
        // Reels never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={reel} className="koi-reel">
          {windowOf(reel, stop).map((symbol, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={row} className={`koi-cell ${symbol} ${isMarked(symbol, reel) ? 'marked' : ''}`}>
              <KoiPicture name={symbol} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
