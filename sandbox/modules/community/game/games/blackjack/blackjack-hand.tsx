import { rankOf } from '../../card.copy';
import { Card } from '../../client/card';
import { handOf, TARGET } from './blackjack.rules';

/** Cards that lie side by side; more of them overlap. */
const SIDE_BY_SIDE = 5;

/** Points of a hand in a text; '' without cards. */
export function pointsText(cards: readonly number[]): string {
  if (cards.length === 0) return '';
  const { points, soft } = handOf(cards);
  return points > TARGET ? `${points} 爆牌` : `${soft && points < TARGET ? '软 ' : ''}${points}`;
}

/** A hand. `first`: 0 or 1, as the hands of a round share its cards' positions; `backs`: closed cards at its end. */
export function BlackjackHand({
  side,
  round,
  first,
  cards,
  backs,
  turning,
}: {
  side: string;
  round: string;
  first: number;
  cards: readonly number[];
  backs: number;
  turning: boolean;
}) {
  return (
    <div className="hand">
      <h3>
        {side} <b className="points">{pointsText(cards)}</b>
      </h3>
      <div className={`cards ${cards.length + backs > SIDE_BY_SIDE ? 'fan' : ''}`}>
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
