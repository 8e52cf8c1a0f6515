import { FlipCard } from '../../client/flip-card';
import { BACCARAT_NAMES } from './baccarat.game';
import { pointsOf, type BaccaratOutcome } from './baccarat.rules';
import { CARD_MS } from './deal-time.rules';

/** Most cards of one hand. */
const HAND_CARDS = 3;
/** Cards of a deal before one of them is turned over. `nth`: among its hand's cards. */
const cardsBefore = (outcome: BaccaratOutcome, side: 'player' | 'banker', nth: number): number =>
  nth < 2 ? nth * 2 + (side === 'banker' ? 1 : 0) : 4 + (side === 'banker' ? outcome.player.length - 2 : 0);

/** The two hands of a round; backs while `outcome` is null. `isNew`: its cards are turned over one after the other. */
export function DealtHands({ round, outcome, isNew }: { round: string; outcome: BaccaratOutcome | null; isNew: boolean }) {
  return (
    <div className={`table-felt ${outcome ? '' : 'dealing'}`}>
      {(['player', 'banker'] as const).map((side, index) => {
        const cards = outcome?.[side] ?? [null, null];
        return (
          <div key={`${side} ${outcome ? round : null}`} className={`hand ${outcome?.winner === side ? 'winner' : ''}`}>
            <h3>
              {BACCARAT_NAMES[side]} {outcome ? <b className={isNew ? 'late' : ''}>{pointsOf(outcome[side])}</b> : null}
            </h3>
            <div className="cards">
              {cards.map((rank, nth) => (
                <FlipCard
                  // A hand's cards keep their places.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={nth}
                  rank={rank}
                  round={round}
                  position={index * HAND_CARDS + nth}
                  delayMs={isNew && outcome ? cardsBefore(outcome, side, nth) * CARD_MS : null}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
