'use client';

import { useQueryClient } from '@tanstack/react-query';
import { memo, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast/toast-queue';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { useIsChosen, useSlip } from '@/lib/domain/betting/slip/slip.store';
import { toLeg } from '@/lib/domain/betting/slip/leg.rules';
import { priceTap } from '@/lib/domain/betting/slip/price-tap';
import { buttonSubject, cellLabel } from '@/lib/domain/betting/sport/market/market.rules';
import { displayOdds, isNegativeOdds, oddsTypeOf } from '@/lib/domain/betting/sport/price/odds.rules';
import { useLivePrice } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Market, Match, Selection } from '@/lib/domain/betting/match/sport.model';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import type { LivePrice } from '@/lib/domain/betting/sport/price/match-summary.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** `bare`: the column names it · `labelled`: label over price · `wide`: label left, price right · `pro`: 36 high. */
export type OddsForm = 'bare' | 'labelled' | 'wide' | 'pro';

/** ms; sign and tint, then only the corner until the second mark. */
const FLASH_MS = 1500;
const CORNER_MS = 10_000;
/** Relative size from which a move is tinted; a smaller one only gets its sign. */
const LARGE_MOVE = 0.02;

/** Length from which a `pro` price takes the smaller type. */
const LONG = 5;

/**
 * A price to tap. It subscribes to its own selection in the query cache: a change renders this button and nothing around it. A
 * change is shown, never announced; the name always has the current price.
 */
export const OddsButton = memo(function OddsButton({
  match,
  market,
  selection,
  form = 'bare',
  text,
  venueLabel,
  disabled,
}: {
  match: Match;
  market: Market;
  selection: Selection;
  form?: OddsForm;
  /** Text of the button instead of the list's own label. */
  text?: string | undefined;
  /** The venue, where prices of several are together, and whether its price is the highest. */
  venueLabel?: string;
  /** Data too old to bet on. */
  disabled?: boolean;
}) {
  const client = useQueryClient();
  const live = useLivePrice(match.venue, selection.id);
  const chosen = useIsChosen(selection.id);
  const chosenType = useLook((look) => look.oddsType);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => (button.current ? showPriceMove(button.current, live, steadyNow()) : undefined), [live]);

  const label = text ?? cellLabel(selection);
  // A selection that is in no response any more is closed: its line jumped, or the match has left the list.
  const state = live?.state ?? 'suspended';
  const price = live?.price ?? null;
  const subject = `${venueLabel ? `${venueLabel} ` : ''}${buttonSubject(match, market, selection)} ${label}`;
  const look = form === 'bare' ? 'odds' : `odds ${form}`;

  if (state !== 'open' || price === null) {
    const locked = state === 'locked';
    return (
      <button
        ref={button}
        type="button"
        disabled
        className={`${look} off`}
        aria-label={`${subject} ${locked ? SPORT_COPY.locked : SPORT_COPY.suspended}`}
      >
        {form === 'bare' ? null : <span className="odds-label">{label}</span>}
        {locked ? <Icon name="lock" size={15} /> : '—'}
      </button>
    );
  }

  const shown = displayOdds(price, oddsTypeOf(market, chosenType));
  const tap = () => {
    const now = sportIndex(client).match(match.venue, match.id)?.match ?? match;
    const leg = toLeg({ ...match, score: now.score, status: now.status }, market, selection, price);
    if (priceTap.taker) priceTap.taker(leg, button.current);
    else if (!useSlip.getState().toggleLeg(leg)) showToast(SPORT_COPY.slipFull, { tone: 'info' });
  };
  const signs = `${isNegativeOdds(shown) ? ' negative' : ''}${form === 'pro' && shown.length >= LONG ? ' long' : ''}`;
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={chosen}
      aria-label={`${subject} ${shown}`}
      disabled={disabled}
      className={`${look}${signs}`}
      onClick={tap}
    >
      {chosen && form !== 'wide' ? <Icon name="check" size={12} className="stroke-3 odds-check" /> : null}
      {form === 'bare' ? null : (
        <span className="odds-label">
          {chosen && form === 'wide' ? <Icon name="check" size={14} className="stroke-3 odds-check inline" /> : null}
          {form === 'pro' && chosen ? null : label}
        </span>
      )}{' '}
      {/* The gap keeps 主 0 and 1.87 apart when the text on the button is compared with its name (WCAG 2.5.3). */}
      <span data-price="">{shown}</span>
    </button>
  );
});

/**
 * Shows a price's last move on its button by class and attribute, so that no render is needed to take it away again. The tint appears in
 * one paint and disappears in another: a transition would paint every changed price on every frame of it. Returns a function that stops it;
 * the next tick removes the sign at once.
 */
function showPriceMove(button: HTMLElement, live: LivePrice | null, now: number): () => void {
  const age = live && live.move !== 0 && live.state === 'open' ? now - live.movedAt : Number.POSITIVE_INFINITY;
  clearPriceMove(button);
  if (!live || age >= CORNER_MS) return () => {};
  button.dataset.move = live.move > 0 ? 'up' : 'down';
  const timers = [setTimeout(() => clearPriceMove(button), CORNER_MS - age)];
  if (age < FLASH_MS && Math.abs(live.move) >= LARGE_MOVE) {
    button.classList.add('flash');
    timers.push(setTimeout(() => button.classList.remove('flash'), FLASH_MS - age));
  }
  return () => timers.forEach(clearTimeout);
}

function clearPriceMove(button: HTMLElement): void {
  button.classList.remove('flash');
  delete button.dataset.move;
}
