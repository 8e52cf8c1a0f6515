const SUITS = ['♠', '♥', '♣', '♦'];

/** Suit of a card at a position of a round. It is decoration alone and does not depend on the rank; a round's cards keep theirs. */
export function suitOf(round: string, position: number): number {
  const mixed =
    [...round].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16_777_619), 2_166_136_261) ^ Math.imul(position + 1, 40_503);
  return ((mixed ^ (mixed >>> 13)) >>> 3) & 3;
}

/** A playing card. `position`: among the cards of the round. */
export function Card({ rank, round, position }: { rank: string; round: string; position: number }) {
  const suit = suitOf(round, position);
  return (
    <span className={`playing-card ${suit % 2 === 1 ? 'red' : ''}`}>
      <b>{rank}</b>
      <span aria-hidden="true">{SUITS[suit]}</span>
    </span>
  );
}
