import { ActivityLinks } from '@/components/rewards/reward/activity-links';
import { HomeBanner } from '@/components/site/home/home-banner';
import { HomeCategories } from '@/components/site/home/home-categories';
import { HomeExtras } from '@/components/site/home/home-extras';
import { HomeResume } from '@/components/site/home/home-resume';
import { HomeMatches } from '@/components/site/home/home-matches';
import { NoticeLine } from '@/components/site/home/notice-line';
import { HomeWallet } from '@/components/site/home/home-wallet';
import { SiteFilm } from '@/components/site/home/site-film';
import { EarlyFigure } from '@/components/ui/early-figure';
import { LevelTag } from '@/components/ui/level-tag';
import { SkinStrip } from '@/components/site/home/skin-strip';
import { LEVEL_WIDTH, WalletRow } from '@/components/site/home/wallet-row';
import { ServiceGuard } from '@/components/shell/lazy-notices';
import { InTime } from '@/components/shell/in-time';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { LazyHotMatches } from '@/components/site/home/lazy-hot-matches';
import { SearchButton } from '@/components/betting/sport/search/search-button';
import { peekCounts } from '@/lib/domain/betting/counts/counts.server';
import { getGames } from '@/lib/domain/community/game/game.server';
import { isSoftNavigation } from '@/lib/domain/site/document/page-request.server';
import { getViewer } from '@/lib/domain/member/account/viewer.server';
import { toBanners, toNotices } from '@/lib/domain/site/home/banner.rules';
import { toCategories, type Category } from '@/lib/domain/site/home/category.rules';
import { ACTIVITY_COPY } from '@/lib/domain/rewards/reward/activity.copy';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import { getHomeContent } from '@/lib/domain/site/home/home.server';
import { SHELL_MS, type InitialHotMatches } from '@/lib/domain/betting/sport/list/initial-data.model';
import { getHotMatches, getLiveCounts, getVenueTabs } from '@/lib/domain/betting/sport/list/initial-data.server';
import { amountText } from '@pavilion/number/known-money';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { within } from '@/lib/kit/store/within.server';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';

export const metadata = openPage(undefined, PAGE_DESCRIPTIONS.home);

export default async function HomePage() {
  const [hot, live] = [getHotMatches(), getLiveCounts()];
  const [viewer, content, games, { venues }, soonHot, soonLive, soft] = await Promise.all([
    getViewer(),
    getHomeContent(),
    getGames(),
    getVenueTabs(),
    within(hot, SHELL_MS),
    within(live, SHELL_MS),
    isSoftNavigation(),
  ]);
  const categories = toCategories(content.naming ?? [], { games });
  const firstVenue = venues.find(({ state }) => state === 'open')?.code ?? OPEN_VENUES[0]!;
  const member = viewer?.member ?? null;
  return (
    <Page tab="home" beside={<SearchButton venues={venues} />}>
      <h1 className="sr-only">{HOME_COPY.title}</h1>
      <SkinStrip />
      <HomeBanner banners={toBanners(content.ads ?? [])} />
      <NoticeLine notices={toNotices(content.notices ?? [])} />
      <HomeWallet
        signedIn={viewer !== null}
        member={member}
        initial={
          viewer && (
            <WalletRow
              level={<LevelTag member={member} className={LEVEL_WIDTH} />}
              balance={
                member ? (
                  amountText(member.balance)
                ) : (
                  <EarlyFigure name="balance" className="empty:h-6 empty:w-28 empty:rounded-odds empty:bg-cell" />
                )
              }
            />
          )
        }
      />
      <HomeResume signedIn={viewer !== null} />
      <InTime soon={soonLive} late={live} none={{}}>
        {(counted) => <Categories categories={categories} live={counted} tiles={ofAll(venues, counted) ?? {}} />}
      </InTime>
      <InTime soon={soonHot} late={hot} none={null} handed={soft ? <PassedHotMatches hot={hot} /> : null}>
        {(first) => <HomeMatches venue={first?.venue ?? firstVenue} first={first} />}
      </InTime>
      <section aria-labelledby="home-activities" className="pt-4">
        <h2 id="home-activities" className="gutter text-16 font-semibold">
          {ACTIVITY_COPY.title}
        </h2>
        <ActivityLinks />
      </section>
      {content.late || games === null ? <ServiceGuard goal="content" /> : null}
      <SiteFilm />
      <Footer />
      <InTime soon={soonLive} late={live} none={null}>
        {(counted) => counted && <HomeExtras uncounted={ofAll(venues, counted) === null} />}
      </InTime>
    </Page>
  );
}

type LiveCounts = Readonly<Record<string, number>>;

/** The counts if every open venue has one, else null, so that all tiles of a row show the same. */
function ofAll(venues: readonly VenueTab[], counts: LiveCounts): LiveCounts | null {
  return venues.every(({ code, state }) => state !== 'open' || counts[code] !== undefined) ? counts : null;
}

function Categories({ categories, live, tiles }: { categories: readonly Category[]; live: LiveCounts; tiles: LiveCounts }) {
  // Venues sell the same matches: show the highest count.
  const counts = { ...peekCounts(), ...(Object.keys(live).length === 0 ? {} : { TY: Math.max(...Object.values(live)) }) };
  return <HomeCategories categories={categories} counts={counts} live={tiles} />;
}

async function PassedHotMatches({ hot }: { hot: Promise<InitialHotMatches | null> }) {
  const first = await hot;
  return first && <LazyHotMatches first={first} />;
}
