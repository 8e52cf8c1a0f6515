import { rankOf } from '../card.copy';
import { Card } from './card';

/**
 * A card of a table: its back while `rank` is null, then turned over after `delayMs`; null for one that lies open already.
 * `position`: among the cards of the round.
 */
export function FlipCard({
  rank,
  round,
  position,
  delayMs,
}: {
  rank: number | null;
  round: string;
  position: number;
  delayMs: number | null;
}) {
  if (rank === null) return <span className="playing-card back" aria-hidden="true" />;
  const front = <Card rank={rankOf(rank)} round={round} position={position} />;
  if (delayMs === null) return front;
  return (
    <span className="flip-card" style={{ animationDelay: `${delayMs}ms` }}>
      {front}
      <span className="playing-card back flipped" aria-hidden="true" />
    </span>
  );
}
