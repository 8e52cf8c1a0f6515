'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { DaySections } from '@/components/ui/list/day-sections';
import { EmptyHistory, PagedList } from '@/components/ui/list/paged-list';
import { CustomDays, RangeChips } from '@/components/ui/list/range-filter';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Round, RoundPage } from '@/lib/domain/community/game/game.model';
import { roundsOptions } from '@/lib/domain/community/game/game.queries';
import { addDayRange, toDayRange, type DayRange } from '@/lib/kit/list/range.rules';
import { joinPages } from '@/lib/kit/list/rows.rules';
import { timeText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import { gamePath, route } from '@/lib/routes';
import { RoundProof } from './round-proof';

/** 游戏记录: the member's rounds of the days in the address, each with its proof. */
export function RoundHistory() {
  const router = useRouter();
  const days = toDayRange(useSearchParams());
  const query = useInfiniteQuery(roundsOptions(days));
  const show = (next: DayRange) => {
    const params = new URLSearchParams();
    addDayRange(params, next);
    router.replace(params.size === 0 ? route('/mine/record/gameRecord') : `${route('/mine/record/gameRecord')}?${params}`, {
      scroll: false,
    });
  };
  const pages = query.data?.pages ?? [];
  const rows = joinPages(pages);
  return (
    <>
      <RangeChips label={GAME_COPY.range} value={days} onChange={show} />
      {days.range === 'custom' ? <CustomDays value={days} note="" onChange={show} /> : null}
      <PagedList
        query={query}
        error={GAME_COPY.roundsError}
        skeleton={<HistorySkeleton />}
        totals={<Totals totals={pages.at(-1)?.totals} />}
        empty={
          rows.length === 0 ? (
            <EmptyHistory title={GAME_COPY.roundsEmpty} link={{ href: route('/game'), name: GAME_COPY.toAll }} clear={null} />
          ) : null
        }
      >
        <DaySections rows={rows} renderRow={(round) => <RoundRow round={round} />} />
      </PagedList>
    </>
  );
}

function Totals({ totals }: { totals: RoundPage['totals'] | undefined }) {
  if (!totals) return null;
  const net = totals.payout === null || totals.stake === null ? null : totals.payout - totals.stake;
  const title = totals.count === null ? GAME_COPY.totals : GAME_COPY.total(totals.count);
  const parts = [
    { name: GAME_COPY.staked, minor: totals.stake, signed: false },
    { name: GAME_COPY.paid, minor: totals.payout, signed: false },
    { name: GAME_COPY.net, minor: net, signed: true },
    ...(totals.open !== null && totals.open > 0n ? [{ name: GAME_COPY.unsettled, minor: totals.open, signed: false }] : []),
  ];
  return (
    <section aria-label={title} className="gutter py-2.5">
      <p className="text-12 text-text-2">{title}</p>
      <dl className="mt-1 grid grid-cols-3 gap-x-4 gap-y-1.5 max-[18em]:grid-cols-1">
        {parts.map(({ name, minor, signed }) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-text-2">{name}</dt>
            <dd className="text-15 font-semibold">
              <Money minor={minor} signed={signed} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Result of a round, or the event that it waits for. */
function stateText({ state, result, resumable, takeable }: Round): string {
  if (state === 'settled') return result;
  if (takeable !== null) return GAME_COPY.takeable(formatMinor(takeable));
  return resumable ? GAME_COPY.resumable : GAME_COPY.open;
}

function RoundRow({ round }: { round: Round }) {
  const [open, setOpen] = useState(false);
  const { name, bet, stake, payout, state, at } = round;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-15">
            {name} {bet}
          </span>
          <span className="block text-13 text-text-2">
            {timeText(at)} · {stateText(round)}
          </span>
        </span>
        <span className="text-right">
          {state === 'open' ? (
            <span className="block text-15 text-text-2">{GAME_COPY.unsettled}</span>
          ) : (
            <Money minor={payout === null || stake === null ? null : payout - stake} signed className="block text-15 font-semibold" />
          )}
          <span className="block text-13 text-text-2">
            {GAME_COPY.staked} <Money minor={stake} />
          </span>
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} className="shrink-0 text-text-3" />
      </button>
      {round.resumable ? (
        <p className="px-4 pb-3">
          <a href={gamePath(round.game)} aria-label={GAME_COPY.resumeNamed(name)} className="hit-44 text-14 font-semibold text-brand">
            {GAME_COPY.resume}
          </a>
        </p>
      ) : null}
      {open ? <RoundProof round={round} /> : null}
    </>
  );
}
