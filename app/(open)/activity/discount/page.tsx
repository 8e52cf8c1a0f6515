import { cookies } from 'next/headers';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { PromotionCard } from '@/components/promo/promotion-card';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TOKEN_COOKIE } from '@/lib/contract/cookies';
import { DISCOUNT_COPY } from '@/lib/domain/site/discount.copy';
import { getPromotions } from '@/lib/domain/site/discount.server';
import { PAGE_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata = { title: PAGE_TITLES.discount };

export default async function DiscountPage() {
  const [ads, jar] = await Promise.all([getPromotions(), cookies()]);
  const signedIn = jar.has(TOKEN_COOKIE);
  return (
    <Page tab="discount">
      <h1 className="gutter pt-4 text-22 font-semibold">{DISCOUNT_COPY.title}</h1>
      {ads?.length ? (
        <>
          <div className="gutter mt-3 flex flex-col gap-3">
            {ads.map((ad) => (
              <PromotionCard key={ad.id} ad={ad} signedIn={signedIn} />
            ))}
          </div>
          <p className="gutter mt-3 text-12 text-text-3">
            {DISCOUNT_COPY.terms}
            {DISCOUNT_COPY.zone}
          </p>
        </>
      ) : (
        <div className="mt-3">
          <EmptyState
            title={ads ? DISCOUNT_COPY.emptyTitle : DISCOUNT_COPY.failedTitle}
            hint={ads ? DISCOUNT_COPY.emptyHint : DISCOUNT_COPY.failedText}
            action={
              <LinkButton block size="sm" variant="secondary" href={ROUTES.sport}>
                {DISCOUNT_COPY.toSport}
              </LinkButton>
            }
          />
        </div>
      )}
      <Footer />
    </Page>
  );
}
