import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { UI_COPY } from '@/components/ui/ui.copy';
import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { meantContenders } from '@/lib/domain/betting/sport/search/name-search.rules';
import { resultDays } from '@/lib/domain/betting/sport/results/result.rules';
import { resultPath } from '@/lib/domain/betting/sport/results/result-path.rules';
import { SEARCH_COPY } from '@/lib/domain/betting/sport/search/search.copy';
import { SHELF_COPY } from '@/lib/domain/betting/sport/list/shelf.copy';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { type VenueTab, venueMark } from '@/lib/domain/betting/sport/venue.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { matchPath } from '@/lib/routes';
import { MatchRow } from '@/components/betting/sport/list/match-row';
import { ResultRow } from '@/components/betting/sport/results/result-row';
import { resultsHref } from '@/components/betting/sport/results/results-address';
import { sportHref } from '@/components/betting/sport/list/sport-address';
import { MoreLink, SearchSection } from './search-section';

/** Fixtures shown before the rest is requested, so that the sections below stay in view. */
const FIRST_MATCHES = 8;
/** Rows of 冠军 and of 赛果. */
const FIRST_ROWS = 3;
/** Contenders named in a row of 冠军. */
const MAX_NAMED = 2;

/** Results of one kind at each venue: a fixture or a title a row. */
type Rows = readonly (readonly Match[])[];

/** Matches in play and to come, each under its league. */
export function MatchSection({
  fixtures,
  venues,
  density,
  all,
  onAll,
}: {
  fixtures: Rows;
  venues: readonly VenueTab[];
  density: 'large' | undefined;
  /** More than the first ones are shown. */
  all: boolean;
  onAll: (all: boolean) => void;
}) {
  return (
    <SearchSection title={SEARCH_COPY.matches}>
      {(all ? fixtures : fixtures.slice(0, FIRST_MATCHES)).map((fixture) => {
        const { venue, id } = fixture[0]!;
        return (
          <section key={`${venue} ${id}`}>
            <FixtureHead fixture={fixture} venues={venues} label={SEARCH_COPY.soldAt} />
            {/* No column names are above these rows: the cells state their sides. */}
            <ul className={density}>
              <MatchRow venue={venue} matchId={id} large />
            </ul>
          </section>
        );
      })}
      {fixtures.length > FIRST_MATCHES ? (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => onAll(!all)}
          className="flex min-h-12 w-full items-center justify-center gap-1 border-t border-line text-13 text-text-2"
        >
          {all ? SEARCH_COPY.fewer : SEARCH_COPY.allMatches(fixtures.length)}
          <Icon name={all ? 'chevron-up' : 'chevron-down'} size={14} />
        </button>
      ) : null}
    </SearchSection>
  );
}

/** Leagues with a title: each leads to its place in 冠军. */
export function TitleSection({ titles, venues, query }: { titles: Rows; venues: readonly VenueTab[]; query: string }) {
  const [first] = titles;
  return (
    <SearchSection title={SEARCH_COPY.titles}>
      <ul>
        {titles.slice(0, FIRST_ROWS).map((title) => (
          <TitleRow key={`${title[0]!.venue} ${title[0]!.id}`} title={title} venues={venues} query={query} />
        ))}
      </ul>
      {titles.length > FIRST_ROWS ? <MoreLink href={titlesHref(first![0]!, venues, [])}>{SEARCH_COPY.allTitles}</MoreLink> : null}
    </SearchSection>
  );
}

/** Matches that are over, each under its league. */
export function ResultSection({ fixtures, venues }: { fixtures: Rows; venues: readonly VenueTab[] }) {
  const { venue: code, sport, startTime } = fixtures[0]![0]!;
  const day = resultDays(worldNow()).findIndex(({ from }) => startTime >= from);
  const venue = venues.find((one) => one.code === code) ?? null;
  return (
    <SearchSection title={SEARCH_COPY.results}>
      {fixtures.slice(0, FIRST_ROWS).map((fixture) => {
        const [match] = fixture;
        return (
          <section key={`${match!.venue} ${match!.id}`}>
            <FixtureHead fixture={fixture} venues={venues} label={SEARCH_COPY.resultAt} />
            <ul>
              <ResultRow match={match!} dated />
            </ul>
          </section>
        );
      })}
      <MoreLink href={resultsHref({ venue, sport, day: Math.max(0, day) })}>{SEARCH_COPY.allResults}</MoreLink>
    </SearchSection>
  );
}

/** A kind that could not be requested from any venue. */
export function MissedSection({ title, busy, onRetry }: { title: string; busy: boolean; onRetry: () => void }) {
  return (
    <SearchSection title={title}>
      <div className="gutter flex min-h-12 items-center justify-between gap-2 border-t border-line text-13 text-text-2">
        {SEARCH_COPY.missed}
        <Button variant="plain" size="sm" className="-mr-4 shrink-0" busy={busy} onClick={onRetry}>
          {UI_COPY.retry}
        </Button>
      </div>
    </SearchSection>
  );
}

/** The league of a fixture, and a link to it at each venue that has it. */
function FixtureHead({ fixture, venues, label }: { fixture: readonly Match[]; venues: readonly VenueTab[]; label: string }) {
  return (
    <div className="gutter flex min-h-11 items-center gap-1 border-y border-line bg-surface-2">
      <h4 className="min-w-0 flex-1 truncate text-13 font-semibold">{fixture[0]!.league.name}</h4>
      <VenueMarks label={label} matches={fixture} venues={venues} hrefOf={pageOf} />
    </div>
  );
}

/** A match that was called off has no page; the address of an ended one also leads to its result at a venue that has dropped the match. */
function pageOf(match: Match): string | null {
  if (match.status === 'cancelled' || match.status === 'postponed') return null;
  return match.status === 'ended' ? resultPath(match) : matchPath(match.venue, match.id);
}

function TitleRow({ title, venues, query }: { title: readonly Match[]; venues: readonly VenueTab[]; query: string }) {
  const first = title[0]!;
  const named = meantContenders(first, query).slice(0, MAX_NAMED);
  const hrefOf = (one: Match) => titlesHref(one, venues, [one.league.id]);
  return (
    <li className="gutter flex items-center gap-1 border-t border-line">
      <a href={hrefOf(first)} className="min-h-14 min-w-0 flex-1 py-2">
        <span className="block break-keep wrap-anywhere text-15 font-semibold">{first.home.name}</span>
        <span className="flex flex-wrap gap-x-2 text-12 text-text-2">
          {named.length > 0 ? <span>{SEARCH_COPY.contenders(named)}</span> : null}
          <span>{SHELF_COPY.closesAt(kickOffText(first.startTime, worldNow()))}</span>
        </span>
      </a>
      <VenueMarks label={SEARCH_COPY.soldAt} matches={title} venues={venues} hrefOf={hrefOf} />
    </li>
  );
}

/** The link to 冠军 of a title's venue and sport, for some leagues or for all. */
function titlesHref({ venue, sport }: Match, venues: readonly VenueTab[], leagues: readonly string[]): string {
  return sportHref({ tab: 'outright', sport, venue: venues.find(({ code }) => code === venue) ?? null, leagues }, venues);
}

function VenueMarks({
  label,
  matches,
  venues,
  hrefOf,
}: {
  label: string;
  matches: readonly Match[];
  venues: readonly VenueTab[];
  hrefOf: (match: Match) => string | null;
}) {
  return (
    <ul aria-label={label} className="-mr-1.5 flex shrink-0">
      {matches.map((match) => {
        const href = hrefOf(match);
        return (
          <li key={match.venue} className="flex h-11 min-w-9 items-center justify-center">
            {href === null ? (
              <Tag>{venueMark(match.venue)}</Tag>
            ) : (
              <a
                href={href}
                aria-label={venues.find(({ code }) => code === match.venue)?.name}
                className="flex size-full items-center justify-center"
              >
                <Tag tone="brand">{venueMark(match.venue)}</Tag>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
