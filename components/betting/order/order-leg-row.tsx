import { useContext } from 'react';
import { Icon } from '@/components/ui/icon';
import type { VenueCode } from '@pavilion/contract/constants';
import { isVoid } from '@/lib/domain/betting/order/order-state.rules';
import { isInPlay } from '@/lib/domain/betting/order/open-match.rules';
import { explain, ORDER_COPY, OUTCOME_NAMES, venueText } from '@/lib/domain/betting/order/order.copy';
import type { OrderLeg, OrderState } from '@/lib/domain/betting/order/order.model';
import { fixtureName, marketTitle, selectionName } from '@/lib/domain/betting/sport/selection.copy';
import { settle } from '@/lib/domain/betting/match/settlement.rules';
import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { formatOdds } from '@pavilion/number/odds';
import { useEuropeName } from '../../site/preference/use-europe-name';
import { LegFixture, LegMatchContext } from './leg-fixture';

/**
 * One selection of an order: the dot is filled while its match runs; a settled one explains its outcome. `typed`: its price
 * names its odds type when that is not the member's.
 */
export function OrderLegRow({ venue, leg, state, typed }: { venue: VenueCode; leg: OrderLeg; state: OrderState; typed: boolean }) {
  const renderMatch = useContext(LegMatchContext);
  const europe = useEuropeName();
  const now = worldNow();
  const begun = leg.live || leg.startTime <= now;
  const settlement = settle(leg);
  const gone = isVoid({ state });
  const own = settlement ? explain(leg, settlement) : gone ? null : venueText(leg);
  const score = own === null ? scoreText(leg) : '';
  const running = isInPlay(leg, state, now);
  const open = leg.outcome === 'open' && !gone && state !== 'settled' && leg.marketKind !== 'outright';
  const won = leg.outcome === 'won' || leg.outcome === 'half-won';
  const status =
    leg.outcome !== 'open'
      ? OUTCOME_NAMES[leg.outcome]
      : gone
        ? ORDER_COPY.noCharge
        : state === 'settled'
          ? ORDER_COPY.noWait
          : begun
            ? ORDER_COPY.running
            : ORDER_COPY.notStarted;
  return (
    <li className="flex gap-2.5 py-1.5">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2.5 shrink-0 rounded-full border-2 ${running ? 'border-brand bg-brand' : 'border-control'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 text-15 font-semibold">
            {selectionName(leg)} @{formatOdds(leg.price)}
            {typed && europe ? <span className="ml-1 text-12 font-normal text-text-2">{europe}</span> : null}
          </span>
          <span className={`flex shrink-0 items-center gap-0.5 text-13 ${won ? 'font-semibold text-up' : 'text-text-2'}`}>
            {won ? <Icon name="check" size={14} /> : null}
            {status}
          </span>
        </p>
        <p className="text-13 text-text-2">
          {marketTitle(leg)}
          {open ? '' : `·${fixtureName(leg)}`}
          {begun ? '' : `·${kickOffText(leg.startTime, now)}`}
          {score && `·${score}`}
        </p>
        {running ? renderMatch({ venue, matchId: leg.matchId, fixture: fixtureName(leg), leg }) : null}
        {open && !running ? <LegFixture venue={venue} matchId={leg.matchId} fixture={fixtureName(leg)} /> : null}
        {own === null ? null : <p className="text-13 text-text-2">{own}</p>}
        {settlement && settlement.outcome !== leg.outcome ? <p className="text-13 text-warn">{ORDER_COPY.differs}</p> : null}
      </div>
    </li>
  );
}

/** The score at the bet, and the result. */
function scoreText({ scoreAtBet, result }: OrderLeg): string {
  return [scoreAtBet ? ORDER_COPY.atBet(scoreAtBet.join('-')) : '', result ? `${ORDER_COPY.result} ${result}` : '']
    .filter(Boolean)
    .join('·');
}
