import { rankOf } from '../../card.copy';
import { Card } from '../../client/card';
import { handOf, TARGET } from './blackjack.rules';

/** Cards that lie side by side, in the whole width and in half of it; more of them overlap, and more than the first number more closely. */
const SIDE_BY_SIDE = { whole: 5, half: 2 } as const;

/** Points of a hand in a text; '' without cards. */
export function pointsText(cards: readonly number[]): string {
  if (cards.length === 0) return '';
  const { points, soft } = handOf(cards);
  return points > TARGET ? `${points} 爆牌` : `${soft && points < TARGET ? '软 ' : ''}${points}`;
}

/**
 * A hand. `first`: position of its first card among the round's cards, which alternate; `backs`: closed cards at its end;
 * `isHalf`: it has half of the width.
 */
export function BlackjackHand({
  side,
  round,
  first,
  cards,
  backs,
  turning,
  isHalf = false,
  isActive = false,
}: {
  side: string;
  round: string;
  first: number;
  cards: readonly number[];
  backs: number;
  turning: boolean;
  isHalf?: boolean;
  isActive?: boolean;
}) {
  const count = cards.length + backs;
  const fan = count > (isHalf ? SIDE_BY_SIDE.half : SIDE_BY_SIDE.whole) ? 'fan' : '';
  return (
    <div className={`hand ${isActive ? 'active' : ''}`}>
      <h3>
        {side} <b className="points">{pointsText(cards)}</b>
      </h3>
      <div className={`cards ${fan} ${count > SIDE_BY_SIDE.whole ? 'close' : ''}`}>
        {cards.map((rank, index) => (
          // A hand's cards keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Card key={index} rank={rankOf(rank)} round={round} position={index * 2 + first} />
        ))}
        {Array.from({ length: backs }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`back ${index}`} className={`playing-card back ${turning ? 'turning' : ''}`} />
        ))}
      </div>
    </div>
  );
}
