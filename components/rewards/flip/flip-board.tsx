import { Button, LinkButton } from '@/components/ui/button';
import { Strip } from '@/components/ui/strip';
import { FLIP_CARDS } from '@pavilion/contract/calls/flip.calls';
import { FLIP_COPY, prizeText } from '@/lib/domain/rewards/flip/flip.copy';
import type { Flipped, FlipRequest, FlipState } from '@/lib/domain/rewards/flip/flip.model';
import { cardLook } from '@/lib/domain/rewards/flip/flip.rules';
import { route } from '@/lib/routes';
import { FlipCard } from './flip-card';

const NUMBERS = Array.from({ length: FLIP_CARDS }, (_, card) => card);

/** The nine cards, with their prizes once one is turned over. `request`: the pending flip, or its result, which is shown once `landed`. */
export function FlipBoard({
  state,
  request,
  landed,
  ready,
  onFlip,
  onPutAway,
}: {
  state: FlipState;
  request: FlipRequest | null;
  landed: boolean;
  ready: boolean;
  onFlip: (card: number) => void;
  onPutAway: () => void;
}) {
  const { remaining, used, prizes } = state;
  const flipped = request?.flipped ?? null;
  const hidden = (card: number) => prizes.find(({ prize }) => prize === flipped?.cards[card]);
  return (
    <section aria-label={FLIP_COPY.grid} className="card overflow-hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-3 px-4 pt-4">
        <div className="min-w-0 grow">
          <h2 className="text-16 font-semibold">{FLIP_COPY.lead}</h2>
          <p className="mt-0.5 text-12 text-text-2">{FLIP_COPY.used(used)}</p>
        </div>
        <p className="shrink-0 text-right">
          <span className="block text-12 text-text-2">{FLIP_COPY.remaining}</span>
          <span className="text-28 font-semibold">{remaining ?? '—'}</span>
          <span className="ml-0.5 text-13 text-text-2">{FLIP_COPY.times}</span>
        </p>
      </div>
      <div className="grid grid-cols-3 gap-2.5 p-4">
        {NUMBERS.map((card) => {
          const prize = hidden(card);
          return (
            <FlipCard
              key={card}
              number={card + 1}
              look={cardLook(card, request)}
              landed={landed}
              prize={prize ? prizeText(prize) : ''}
              coins={prize !== undefined && prize.coins > 0}
              disabled={!ready || request !== null || !remaining}
              onChoose={() => onFlip(card)}
            />
          );
        })}
      </div>
      <div className="grid min-h-29 content-center px-4 pb-4">
        {flipped && landed ? (
          <Won flipped={flipped} remaining={remaining} onPutAway={onPutAway} />
        ) : (
          <output className="block text-center text-14 text-text-2">
            {request === null ? hintText(remaining) : FLIP_COPY.waiting(request.card + 1)}
          </output>
        )}
      </div>
      {request?.state === 'unknown' ? <Strip tone="warn">{FLIP_COPY.unknown(request.card + 1)}</Strip> : null}
    </section>
  );
}

/** The way on with the flips that are left. */
function hintText(remaining: number | null): string {
  if (remaining === null) return FLIP_COPY.remainingMissing;
  return remaining > 0 ? FLIP_COPY.pick : FLIP_COPY.noneLeft;
}

function Won({ flipped, remaining, onPutAway }: { flipped: Flipped; remaining: number | null; onPutAway: () => void }) {
  const isCoins = flipped.coins > 0;
  const goesOn = remaining !== null && remaining > 0;
  return (
    <>
      <output className="block text-center">
        <span className="block text-18 font-semibold text-vip">{FLIP_COPY.result(flipped.card + 1, prizeText(flipped))}</span>
        <span className="block text-13 text-text-2">{isCoins ? FLIP_COPY.toCoins : FLIP_COPY.toWallet}</span>
      </output>
      <div className="mt-3 flex gap-2">
        <LinkButton href={isCoins ? route('/mine/currency') : route('/game/sport')} variant="outline" size="sm" block>
          {isCoins ? FLIP_COPY.toMall : FLIP_COPY.bet}
        </LinkButton>
        <Button size="sm" block variant={goesOn ? 'primary' : 'secondary'} onClick={onPutAway}>
          {goesOn ? FLIP_COPY.again : FLIP_COPY.back}
        </Button>
      </div>
    </>
  );
}
