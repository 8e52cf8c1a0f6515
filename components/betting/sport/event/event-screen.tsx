'use client';

import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { DocumentTitle } from '@/components/ui/document-title';
import { EmptyState } from '@/components/ui/empty-state';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Strip } from '@/components/ui/strip';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import type { VenueCode } from '@pavilion/contract/constants';
import { chatSocketUrl } from '@/lib/domain/community/chat/socket-url';
import { COMPARE_COPY } from '@/lib/domain/betting/sport/compare/compare.copy';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { chipsOf, groupMarkets, shownGroups, type MarketChip } from '@/lib/domain/betting/sport/market/market-group.rules';
import { useMatchSummary, useSource, useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { mayBeHere, type OrderHere } from '@/lib/domain/betting/order/bets/here.rules';
import { loadMatchBets, useOpenBets } from '@/lib/domain/betting/order/open-bets.store';
import { liveNewsText } from '@/lib/domain/betting/sport/event/live-news.rules';
import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import { TROUBLE_COPY } from '@/lib/domain/betting/sport/list/trouble.copy';
import { isOther, type Match } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import type { View as Liking } from '@/lib/domain/betting/sport/list/view.rules';
import { RenderedView, useView } from '@/lib/domain/betting/sport/list/view.store';
import { matchPath, route } from '@/lib/routes';
import { OPEN_VENUES, venueName } from '@/lib/venues/registry';
import { EventBar } from './event-bar';
import { LazyListError } from '@/components/betting/sport/list/lazy-list-error';
import { MarketFilter } from '@/components/betting/sport/market/market-filter';
import { MarketSection } from '@/components/betting/sport/market/market-section';
import { useStale } from '@/components/betting/sport/match-clock';
import { useNews } from '../match-news';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import { MatchOver } from './match-over';
import { ScoreBoard } from './score-board';
import '@/components/betting/sport/sport.css';

/** One match: score board, then every market that its venue sells. */
export function EventScreen({ view, ...event }: { view: Liking } & ComponentProps<typeof Event>) {
  return (
    <RenderedView value={view}>
      <Event {...event} />
    </RenderedView>
  );
}

interface Shown {
  venue: VenueCode;
  matchId: string;
  /** False over the page before, which shows the match as its list knows it and requests nothing of it. */
  watched: boolean;
  /** The site's name, in the document's title. */
  site?: string;
}

function Event({ venue, matchId, watched, site }: Shown) {
  const options = useMemo(() => matchOptions(venue, matchId), [venue, matchId]);
  useWatch(watched ? [options] : [], POLL_MS.detail);
  const match = useMatchSummary(venue, matchId);
  const source = useSource(options.queryKey);
  const failure = toFailure(source.error, venueName(venue));
  const bar = useRef<HTMLElement>(null);
  const [score, setScore] = useState<Element | null>(null);
  const collapsed = useCovered(score, bar);
  const over = match !== null && (isOver(match) || failure?.kind === 'missing');
  const [view, setView] = useState<View>('markets');
  const mayHaveBets = useOpenBets(({ orders }) => orders.some((order) => mayBeHere(order, venue, matchId)));
  const [bets, setBets] = useState<readonly OrderHere[]>(NO_BETS);
  const betsLine =
    match && bets.length > 0 ? (
      <Lazy load={loadMatchBets} wanted>
        {({ BetsLine }) => <BetsLine match={match} orders={bets} calm={view === 'bets'} onOpen={() => setView('bets')} />}
      </Lazy>
    ) : null;
  return (
    <>
      <EventBar ref={bar} venue={venue} match={match} collapsed={collapsed} />
      {match ? <ScoreBoard match={match} scoreRef={setScore} betsLine={betsLine} /> : null}
      {match && !over ? (
        <Lazy load={loadMatchBets} wanted={mayHaveBets}>
          {({ MatchBets }) => <MatchBets match={match} onOrders={setBets} />}
        </Lazy>
      ) : null}
      {match ? <Announced match={match} /> : null}
      {match && site ? <DocumentTitle title={`${match.home.name} - ${match.away.name} · ${site}`} /> : null}
      {match && failure && !over ? <Strip tone="brand">{TROUBLE_COPY.updateFailing}</Strip> : null}
      {match && over ? <MatchOver match={match} /> : null}
      {/* Nothing has happened in a match that was called off before it began. */}
      {match && over && match.score ? <LazyData match={match} /> : null}
      {match && !over ? <Views match={match} complete={source.phase === 'ready'} bets={bets} view={view} setView={setView} /> : null}
      {match ? null : <Absent venue={venue} matchId={matchId} failure={failure} />}
    </>
  );
}

/** Announces a goal to screen readers; the board shows it. */
function Announced({ match }: { match: Match }) {
  const news = useNews(match.venue, match.id);
  return <output className="sr-only">{news?.fresh ? liveNewsText(match, news) : null}</output>;
}

const loadMissing = async () => (await import('./missing-match')).MissingMatch;
const loadFailure = async () => (await import('@/components/betting/sport/list/list-failure')).ListFailure;

function Absent({ venue, matchId, failure }: { venue: VenueCode; matchId: string; failure: ReturnType<typeof toFailure> }) {
  const here = matchPath(venue, matchId);
  if (!failure) {
    return (
      <>
        <LazyListError error={null} phase="pending" here={here} />
        <MatchSkeleton rows={5} />
      </>
    );
  }
  if (failure.kind !== 'missing')
    return (
      <Lazy load={loadFailure} wanted waiting={<MatchSkeleton rows={5} />}>
        {(ListFailure) => <ListFailure failure={failure} title={EVENT_COPY.matchError} here={here} />}
      </Lazy>
    );
  return (
    <Lazy load={loadMissing} wanted waiting={<MatchSkeleton rows={5} />}>
      {(MissingMatch) => <MissingMatch venue={venue} matchId={matchId} />}
    </Lazy>
  );
}

const loadCompare = async () => (await import('@/components/betting/sport/compare/compare-board')).CompareBoard;
const loadChat = async () => (await import('@/components/betting/sport/event/chat-board')).ChatBoard;
const loadTrend = async () => (await import('@/components/betting/sport/trend/trend-board')).TrendBoard;
const loadData = async () => (await import('./data-board')).DataBoard;

type View = 'markets' | 'compare' | 'trend' | 'data' | 'bets' | 'chat';
const NO_BETS: readonly OrderHere[] = [];
/** An address that ends so opens the room. */
const CHAT_HASH = '#chat';

/** 盘口 · 比价 · 走势 · 数据 · 注单 · 聊天 under the board; all but the first are fetched when they are first opened. */
function Views({
  match,
  complete,
  bets,
  view,
  setView,
}: {
  match: Match;
  complete: boolean;
  bets: readonly OrderHere[];
  view: View;
  setView: (view: View) => void;
}) {
  /** People in the room; undefined before the first count. */
  const [online, setOnline] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => location.hash === CHAT_HASH && chatSocketUrl() && setView('chat'), 0);
    return () => clearTimeout(timer);
  }, [setView]);
  const viewSetter = (lazyView: View) => (wanted: boolean) => setView(wanted ? lazyView : 'markets');
  const items = [
    { id: 'markets', label: COMPARE_COPY.markets, count: match.marketCount },
    // A sport in the general form is the venue's own.
    ...(OPEN_VENUES.length > 1 && !isOther(match.sport) ? [{ id: 'compare', label: COMPARE_COPY.tab } as const] : []),
    { id: 'trend', label: COMPARE_COPY.trend },
    { id: 'data', label: EVENT_COPY.data },
    // The tab that is open stays when the last bet has ended.
    ...(bets.length > 0 || view === 'bets' ? [{ id: 'bets', label: EVENT_COPY.bets, count: bets.length } as const] : []),
    ...(chatSocketUrl() ? [{ id: 'chat', label: COMPARE_COPY.chat, count: online ?? null } as const] : []),
  ] as const;
  return (
    <>
      <div className="bg-roof px-1.5 text-on-roof">
        <TopTabs label={COMPARE_COPY.views} items={items} value={view} onChange={setView} size="detail" onRoof />
      </div>
      {view === 'markets' ? <Markets match={match} complete={complete} /> : null}
      {view === 'compare' ? (
        <Lazy load={loadCompare} wanted setWanted={viewSetter('compare')} waiting={<MatchSkeleton rows={3} />}>
          {(CompareBoard) => <CompareBoard match={match} />}
        </Lazy>
      ) : null}
      {view === 'trend' ? (
        <Lazy load={loadTrend} wanted setWanted={viewSetter('trend')} waiting={<MatchSkeleton rows={3} />}>
          {(TrendBoard) => <TrendBoard match={match} />}
        </Lazy>
      ) : null}
      {view === 'data' ? <LazyData match={match} setWanted={viewSetter('data')} /> : null}
      {view === 'bets' ? (
        <Lazy load={loadMatchBets} wanted>
          {({ BetsBoard }) => <BetsBoard match={match} orders={bets} />}
        </Lazy>
      ) : null}
      {view === 'chat' ? (
        <Lazy load={loadChat} wanted setWanted={viewSetter('chat')} waiting={<MatchSkeleton rows={3} />}>
          {(ChatBoard) => <ChatBoard match={match} onOnline={setOnline} />}
        </Lazy>
      ) : null}
    </>
  );
}

function LazyData({ match, setWanted }: { match: Match; setWanted?: (wanted: boolean) => void }) {
  return (
    <Lazy load={loadData} wanted setWanted={setWanted} waiting={<MatchSkeleton rows={3} />}>
      {(DataBoard) => <DataBoard match={match} />}
    </Lazy>
  );
}

function Markets({ match, complete }: { match: Match; complete: boolean }) {
  const stale = useStale(match.venue, match.id);
  const pinned = usePinned(match);
  const [chip, setChip] = useState<MarketChip>('all');
  const [text, setText] = useState('');
  const groups = useMemo(() => groupMarkets(match.markets, match.sport), [match.markets, match.sport]);
  const chips = useMemo(() => chipsOf(groups, pinned), [groups, pinned]);
  // A chip whose last market was closed has nothing to show any more.
  const chosen = chips.includes(chip) ? chip : 'all';
  const shown = useMemo(() => shownGroups(groups, { chip: chosen, text, pinned }), [groups, chosen, text, pinned]);
  if (groups.length === 0) {
    return (
      <EmptyState
        title={EVENT_COPY.marketsClosed}
        action={
          <LinkButton variant="secondary" size="sm" block href={route('/game/sport')}>
            {EVENT_COPY.toList}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <MarketFilter sport={match.sport} chips={chips} chip={chosen} onChip={setChip} text={text} onText={setText} />
      {shown.map((group) => (
        <MarketSection key={group.id} match={match} group={group} disabled={stale} />
      ))}
      {shown.length === 0 ? <EmptyState title={EVENT_COPY.noMatchingMarket} /> : null}
      {complete ? null : <MatchSkeleton rows={2} />}
    </>
  );
}

const NONE: readonly string[] = [];

function usePinned(match: Match): readonly string[] {
  return useView((view) => view.pinned[match.sport] ?? NONE);
}

/** Part of the score's line that is in view until the bar shows the score: its digits begin a sixth below its top. */
const WHOLE_DIGITS = 5 / 6;

/** True if the bar above covers the digits of an element, or all of it. */
function useCovered(element: Element | null, bar: RefObject<HTMLElement | null>): boolean {
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const height = bar.current?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.boundingClientRect.height === 0) return;
        // An element below the window is not covered.
        setCovered(entry.intersectionRatio < WHOLE_DIGITS && entry.boundingClientRect.top < height);
      },
      { rootMargin: `-${height}px 0px 0px`, threshold: [0, WHOLE_DIGITS] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, bar]);
  return covered;
}
