import { ActivityLinks } from '@/components/rewards/reward/activity-links';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { LazyMemberBonuses, LazyPromotionBonus } from '@/components/rewards/promotion/lazy-member-bonuses';
import { PromotionCard } from '@/components/rewards/promotion/promotion-card';
import { PromotionItem } from '@/components/rewards/promotion/promotion-item';
import { PromotionTabs } from '@/components/rewards/promotion/promotion-tabs';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PROMOTION_CATEGORIES } from '@pavilion/contract/calls/promotion.calls';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import { BONUS_COPY } from '@/lib/domain/rewards/bonus/bonus.copy';
import { categoriesOf, discountPath } from '@/lib/domain/rewards/bonus/bonus.rules';
import { DISCOUNT_COPY } from '@/lib/domain/rewards/promotion/discount.copy';
import { getDiscountAds, getPromotions } from '@/lib/domain/rewards/promotion/discount.server';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { loginPath, route } from '@/lib/routes';

export const metadata = openPage(PAGE_TITLES.discount, PAGE_DESCRIPTIONS.discount);

export default async function DiscountPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const [ads, all, signedIn, { tab, id }] = await Promise.all([getDiscountAds(), getPromotions(), hasToken(), searchParams]);
  const category = PROMOTION_CATEGORIES.find((known) => known === tab) ?? null;
  const wanted = typeof id === 'string' ? id : null;
  const promotions = (all ?? []).filter((promotion) => category === null || promotion.category === category);
  const banners = category === null ? (ads ?? []) : [];
  const isEmpty = promotions.length + banners.length === 0;
  const failed = !all && !ads;
  return (
    <Page tab="discount">
      <h1 className="gutter pt-4 text-22 font-semibold">{DISCOUNT_COPY.title}</h1>
      <ActivityLinks />
      {all?.length ? <PromotionTabs categories={categoriesOf(all, PROMOTION_CATEGORIES)} current={category} /> : null}
      <div className="gutter mt-1 flex flex-col gap-3">
        {signedIn ? <LazyMemberBonuses all={all ?? []} /> : null}
        {promotions.map((promotion) => (
          <PromotionItem
            key={promotion.id}
            promotion={promotion}
            open={promotion.id === wanted}
            action={
              signedIn ? (
                <LazyPromotionBonus id={promotion.id} title={promotion.title} />
              ) : (
                <LinkButton block size="sm" variant="secondary" href={loginPath(discountPath({ id: promotion.id }))}>
                  {BONUS_COPY.logIn}
                  <span className="sr-only">：{promotion.title}</span>
                </LinkButton>
              )
            }
          />
        ))}
        {banners.map((ad) => (
          <PromotionCard key={ad.id} ad={ad} signedIn={signedIn} />
        ))}
      </div>
      {isEmpty ? (
        <div className="mt-3">
          {failed ? (
            <ErrorState title={DISCOUNT_COPY.failedTitle} reason={DISCOUNT_COPY.failedText} retryHref={route('/activity/discount')} />
          ) : (
            <EmptyState
              title={category ? DISCOUNT_COPY.emptyCategory : DISCOUNT_COPY.emptyTitle}
              hint={category ? undefined : DISCOUNT_COPY.emptyHint}
              action={
                <LinkButton block size="sm" variant="secondary" href={category ? route('/activity/discount') : route('/game/sport')}>
                  {category ? DISCOUNT_COPY.toAll : DISCOUNT_COPY.toSport}
                </LinkButton>
              }
            />
          )}
        </div>
      ) : (
        <p className="gutter mt-3 text-12 text-text-3">
          {DISCOUNT_COPY.terms}
          {DISCOUNT_COPY.zone}
        </p>
      )}
      <Footer />
    </Page>
  );
}
