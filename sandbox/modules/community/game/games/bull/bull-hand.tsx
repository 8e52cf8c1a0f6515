import { rankOf } from '../../card.copy';
import { BULL_NAMES } from './bull.game';
import { bullOf, HAND_CARDS, rankOfCard, splitHand, suitOfCard } from './bull.rules';

const SUITS = ['♦', '♣', '♥', '♠'];

function BullCard({ card }: { card: number }) {
  const suit = suitOfCard(card);
  return (
    <span className={`bull-card ${suit % 2 === 0 ? 'red' : ''}`}>
      <b>{rankOf(rankOfCard(card))}</b>
      <i>{SUITS[suit]}</i>
    </span>
  );
}

/** Cards as they lie: equal ones can be in one hand. */
function Cards({ cards }: { cards: readonly number[] }) {
  return (
    <span className="bull-cards">
      {cards.map((card, index) => (
        // Cards never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <BullCard key={index} card={card} />
      ))}
    </span>
  );
}

const BACKS = Array.from({ length: HAND_CARDS }, (_, index) => index);

/** A hand with its points. `cards`: null while they are covered; `won`: the door beat the banker. */
export function BullHand({ name, cards, won = false }: { name: string; cards: readonly number[] | null; won?: boolean }) {
  const split = cards && splitHand(cards);
  const bull = cards ? bullOf(cards) : 0;
  return (
    <div className={`bull-hand ${won ? 'winner' : ''}`}>
      <h3>
        <b>{name}</b>
        {cards ? <span className={bull > 0 ? 'has-bull' : ''}>{BULL_NAMES[bull]}</span> : null}
        {won ? <em>胜</em> : null}
      </h3>
      <div className="bull-row">
        {cards === null ? (
          <span className="bull-cards" aria-hidden="true">
            {BACKS.map((nth) => (
              <span key={nth} className="bull-card covered" />
            ))}
          </span>
        ) : split ? (
          <>
            <Cards cards={split.three} />
            <Cards cards={split.two} />
          </>
        ) : (
          <Cards cards={cards} />
        )}
      </div>
    </div>
  );
}
