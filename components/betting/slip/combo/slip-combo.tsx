'use client';

import { useId } from 'react';
import { useEuropeName } from '@/components/site/preference/use-europe-name';
import type { ComboJudgement } from '@/lib/domain/betting/slip/judgement.model';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { SHUT_COPY } from '@/lib/domain/betting/slip/reason.copy';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { shortAmount } from '@pavilion/number/short-amount';
import { formatMinor } from '@pavilion/number/money';
import { BusyTag, BetResultNote } from '@/components/betting/slip/receipt/bet-note';
import { totalOdds } from '@/components/betting/slip/leg/shown-odds';
import type { SlipRoom } from '@/components/betting/slip/use-slip-room';
import { StakeField } from '@/components/betting/slip/stake/stake-field';

/** One parlay or system of the slip's legs: number of bets, stake, highest and lowest return. */
export function SlipCombo({
  combo,
  legs,
  record,
  stake,
  active,
  room,
  wrong,
  visitor,
  onActivate,
  onStake,
}: {
  combo: ComboJudgement;
  legs: number;
  /** The bet of this combination that is under way or was rejected. */
  record: PlacementRecord | null;
  stake: string;
  active: boolean;
  room: SlipRoom;
  wrong: boolean;
  visitor: boolean;
  onActivate: () => void;
  onStake: (text: string) => void;
}) {
  const id = useId();
  const europe = useEuropeName();
  const total = combo.price ? totalOdds(combo.price) : null;
  const name = SLIP_COPY.combo(legs, combo.size, combo.bets);
  return (
    <li className="gutter py-1.5 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-[5rem] flex-1">
          <p className="flex items-center gap-1.5 text-15 font-semibold">
            {name}
            {combo.bets > 1 ? <span className="text-13 font-normal text-text-2">{SLIP_COPY.comboBets(combo.bets)}</span> : null}
            {combo.confirming ? <BusyTag record={record} /> : null}
          </p>
          <p id={`${id}-limit`} className="truncate text-12 text-text-2">
            {limitText()}
          </p>
        </div>
        {total ? (
          <p className="text-right">
            <span className="block text-12 text-text-2">{SLIP_COPY.totalOdds(total.about)}</span>
            <span className="block text-18 font-semibold">{total.text}</span>
            {europe ? <span className="block text-12 text-text-2">{europe}</span> : null}
          </p>
        ) : null}
        <StakeField
          label={SLIP_COPY.comboStake(name)}
          describedBy={`${id}-limit`}
          value={stake}
          active={active}
          room={room}
          disabled={combo.confirming}
          shut={combo.shut && !combo.confirming ? SHUT_COPY.combo[combo.shut] : null}
          wrong={wrong}
          onActivate={onActivate}
          onChange={onStake}
        />
      </div>
      {combo.unitStake !== null && combo.bets > 1 ? (
        <p className="mt-1 flex justify-between gap-2 text-12 text-text-2">
          <span>{SLIP_COPY.unitHint(combo.bets, formatMinor(combo.total))}</span>
          {combo.best > 0n ? (
            <span className="text-right">
              {SLIP_COPY.least(formatMinor(combo.least))}·{SLIP_COPY.best(formatMinor(combo.best))}
            </span>
          ) : null}
        </p>
      ) : null}
      <BetResultNote record={record} past={(combo.limit?.max ?? 0n) > 0n} />
    </li>
  );

  function limitText(): string {
    if (combo.shut || combo.confirming) return '';
    if (visitor) return SLIP_COPY.limitGuest;
    return combo.limit ? SLIP_COPY.limit(shortAmount(combo.limit.min), shortAmount(combo.limit.max)) : SLIP_COPY.limitPending;
  }
}
