'use client';

import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { worldNow } from '@/lib/kit/browser/world-time';
import { useMatchSummary, useLivePrice } from '@/lib/domain/betting/sport/price/price.feed';
import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { fixtureName, marketTitle, selectionInFull, selectionName } from '@/lib/domain/betting/sport/selection.copy';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { SHUT_COPY } from '@/lib/domain/betting/slip/reason.copy';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import type { SwapRow } from '@/lib/domain/betting/slip/swap.model';
import type { LegJudgement } from '@/lib/domain/betting/slip/judgement.model';
import { shortAmount } from '@pavilion/number/short-amount';
import { scoreChange } from '@/lib/domain/betting/slip/base.rules';
import { BetNote, BusyTag, BetResultNote } from '@/components/betting/slip/receipt/bet-note';
import { LegPrice } from './leg-price';
import { ParlayOffer, SingleOffer } from './leg-swap';
import type { SlipRoom } from '@/components/betting/slip/use-slip-room';
import { StakeField } from '@/components/betting/slip/stake/stake-field';

/** One selection: its name, current price, stake, and bet result. */
export function SlipLegRow({
  leg,
  judged,
  record,
  stake,
  alone,
  active,
  room,
  wrong,
  visitor,
  clash,
  swap,
  arrived,
  inOpenBet,
  onActivate,
  onStake,
  onMove,
  onRemove,
}: {
  leg: SlipLeg;
  judged: LegJudgement;
  /** The bet of this leg that is under way or was rejected. */
  record: PlacementRecord | null;
  /** Null in a combination, where legs have no stake of their own. */
  stake: string | null;
  alone: boolean;
  active: boolean;
  room: SlipRoom;
  wrong: boolean;
  visitor: boolean;
  /** Reason why it cannot be in the combination. */
  clash: string | null;
  /** The offer of another venue; null without a place for one. */
  swap: SwapRow | null;
  /** It was just moved to this venue. */
  arrived: boolean;
  /** A bet with this leg is under way: it stays in the slip. */
  inOpenBet: boolean;
  onActivate: () => void;
  onStake: (text: string) => void;
  onMove: (to: SlipLeg, shown: string) => void;
  onRemove: () => void;
}) {
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The pressed button disappeared with the earlier leg.
    if (arrived && document.activeElement === document.body) row.current?.focus({ preventScroll: true });
  }, [arrived]);
  const name = selectionName(leg);
  const busy = judged.state === 'confirming';
  // A visitor gets no quotes: the price of a polled list is used.
  const live = useLivePrice(leg.venue, leg.selectionId);
  const present = judged.price ?? (visitor ? live?.price : null) ?? leg.seenPrice;
  const summary = useMatchSummary(leg.venue, leg.matchId);
  // The quote of a closed selection has no data about the match: the summary of a list is used.
  const quoted = judged.quote?.selection ? judged.quote : null;
  const running = quoted?.live ?? (leg.live || summary?.status === 'live');
  const score = quoted?.score ?? summary?.score ?? leg.score;
  const scored = running && !judged.base ? scoreChange(leg, score) : null;
  const when = running ? `${SLIP_COPY.live}${score ? ` ${score[0]}-${score[1]}` : ''}` : kickOffText(leg.startTime, worldNow());
  const tint = judged.move
    ? judged.move.direction === 'up'
      ? 'bg-up-bg border-l-up'
      : 'bg-down-bg border-l-down'
    : 'border-l-transparent';
  const jumped = judged.quote?.state === 'moved' && judged.state === 'line-changed' ? judged.quote.selection : null;
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={`outline-none border-l-3 py-1.5 pr-1 pl-[calc(0.75rem-3px)] min-[375px]:pl-[calc(1rem-3px)] not-first:border-t not-first:border-t-line ${tint}`}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <p className="min-w-[6rem] flex-1 truncate text-15 font-semibold">{name}</p>
        {busy ? <BusyTag record={record} /> : null}
        <LegPrice leg={leg} seen={(busy ? record?.prices[0] : visitor ? live?.price : null) ?? leg.seenPrice} judged={judged} />
        {inOpenBet ? (
          <span className="h-7 w-9 shrink-0" />
        ) : (
          <button
            type="button"
            aria-label={SLIP_COPY.remove(selectionInFull(leg))}
            onClick={onRemove}
            className="hit-44 grid h-7 w-9 shrink-0 place-items-center text-text-2"
          >
            <Icon name="x" size={18} />
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-2 pr-2 min-[375px]:pr-3">
        <div className="min-w-[7rem] flex-1">
          <p className="truncate text-13 text-text-2">
            {marketTitle(leg)}·{when}·{venueMark(leg.venue)}
          </p>
          <p className="line-clamp-2 text-12 text-text-2">{fixtureName(leg)}</p>
          {stake === null ? null : (
            <div className="flex gap-2 text-12 text-text-2">
              <p id={`${id}-limit`} className="min-w-0 flex-1 truncate">
                {limitText()}
              </p>
              {swap ? <SingleOffer leg={leg} row={swap} onMove={onMove} /> : null}
            </div>
          )}
        </div>
        {stake === null ? null : (
          <StakeField
            label={alone ? SLIP_COPY.stake : SLIP_COPY.stakeOf(selectionInFull(leg))}
            describedBy={`${id}-limit`}
            value={stake}
            active={active}
            room={room}
            disabled={busy}
            shut={judged.shut && !busy ? SHUT_COPY.single[judged.shut] : null}
            wrong={wrong}
            onActivate={onActivate}
            onChange={onStake}
          />
        )}
      </div>
      {clash ? <BetNote error>{clash}</BetNote> : null}
      {swap && stake === null ? <ParlayOffer leg={leg} price={present} row={swap} onMove={onMove} /> : null}
      {jumped ? (
        <BetNote>
          {SLIP_COPY.lineChanged}：<s>{name}</s> → {selectionName({ ...leg, selection: jumped.name, line: jumped.line })}
        </BetNote>
      ) : null}
      {judged.base ? <BetNote>{SLIP_COPY.baseFromTo(judged.base.from, judged.base.to)}</BetNote> : null}
      {scored ? <BetNote>{SLIP_COPY.scoreFromTo(scored.from, scored.to)}</BetNote> : null}
      {judged.state === 'closed' ? (
        <BetNote error>
          {SLIP_COPY.closedNote}
          {inOpenBet ? null : (
            <button type="button" className="hit-44 ml-2 font-semibold text-brand" onClick={onRemove}>
              {SLIP_COPY.takeOut}
            </button>
          )}
        </BetNote>
      ) : null}
      <BetResultNote record={record} past={judged.state === 'open' || judged.state === 'line-changed'} />
    </li>
  );

  function limitText(): string {
    if (judged.shut || busy) return '';
    if (judged.quote && judged.quote.max > 0n) return SLIP_COPY.limit(shortAmount(judged.quote.min), shortAmount(judged.quote.max));
    return visitor ? SLIP_COPY.limitGuest : SLIP_COPY.limitPending;
  }
}
