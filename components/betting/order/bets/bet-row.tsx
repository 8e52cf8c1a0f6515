'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { BETS_COPY, betName, comboLine, legLine, selectionLine, valueText } from '@/lib/domain/betting/order/bets/bets.copy';
import { type Bet, legsAhead, valueOf } from '@/lib/domain/betting/order/bets/bets.rules';
import { isAhead } from '@/lib/domain/betting/order/needs.rules';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { CashOutButton } from '../cash-out-button';
import { ShareButton } from '../share-button';

/**
 * One open bet on a match: selection and present price, what it needs, for a parlay how many legs are ahead. A tap unfolds 提前结算 and
 * 晒单. `isOld`: prices are not refreshed.
 */
export function BetRow({ bet, matchId, isOld }: { bet: Bet; matchId: string | undefined; isOld: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const hidden = usePreference(({ hideBalance }) => hideBalance);
  const { order, price, legs } = bet;
  const own = legs.find(({ leg }) => leg.matchId === matchId) ?? legs[0];
  if (!own) return null;
  const value = valueOf(bet);
  const ahead = legsAhead(bet);
  const leads = own.needs !== null && isAhead(own.needs);
  const combo = comboLine(bet, ahead);
  return (
    <li className="border-b border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={betName(bet, own, ahead, value, hidden)}
        className="gutter grid min-h-18 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 text-left"
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 text-15 font-semibold">
            <span className="min-w-0 truncate">{selectionLine(own.leg)}</span>
            <Tag>{venueMark(order.venue)}</Tag>
          </span>
          <span className={`block text-13 ${leads ? 'text-brand' : 'text-text-2'}`}>{legLine(bet, own)}</span>
          {combo ? <span className="block text-13 text-text-2">{combo}</span> : null}
        </span>
        <span className={`flex items-center gap-1 text-16 font-semibold ${isOld ? 'text-text-2' : ''}`}>
          {value.kind === 'suspended' ? null : <span className="text-12 font-normal text-text-2">{BETS_COPY.value}</span>}
          {valueText(value, hidden)}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} className="text-text-3" />
        </span>
      </button>
      {open ? (
        <div id={id} className="gutter flex flex-wrap items-center gap-2 pb-3">
          {price && order.state === 'accepted' ? <CashOutButton order={order} price={price} /> : null}
          <ShareButton order={order} />
        </div>
      ) : null}
    </li>
  );
}
