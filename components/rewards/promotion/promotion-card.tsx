import { Icon } from '@/components/ui/icon';
import type { Ads } from '@/lib/domain/site/home/home.server';
import { DISCOUNT_COPY, periodText } from '@/lib/domain/rewards/promotion/discount.copy';
import { safePicture, toSafeLink } from '@/lib/domain/site/config/link.rules';
import { route } from '@/lib/routes';

const LINK = 'inline-flex min-h-11 items-center text-14 font-semibold text-brand';

/** One promotion: picture, name, its dates (no ticking clock), its terms in place, and the way on where there is one. */
export function PromotionCard({ ad, signedIn }: { ad: Ads[number]; signedIn: boolean }) {
  const picture = safePicture(ad.imageUrl);
  return (
    <article className="card overflow-hidden">
      {picture ? <img src={picture} alt="" width={716} height={280} className="aspect-[716/280] w-full bg-cell object-cover" /> : null}
      <div className="px-4 pt-3 pb-1">
        <h2 className="text-16 font-semibold">{ad.title}</h2>
        <p className="mt-1 text-13 text-text-2">
          {DISCOUNT_COPY.period} {periodText(ad)}
        </p>
        <details className="group">
          <summary className="flex min-h-11 items-center gap-1 text-14 font-semibold text-brand">
            {DISCOUNT_COPY.open}
            <span className="sr-only">：{ad.title}</span>
            <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="space-y-1 pb-2 text-14 text-text-2">
            {(ad.content || DISCOUNT_COPY.noTerms).split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
            <WayOn ad={ad} signedIn={signedIn} />
          </div>
        </details>
      </div>
    </article>
  );
}

/** The link of a promotion; none to the registration for a member who is logged in. */
function WayOn({ ad, signedIn }: { ad: Ads[number]; signedIn: boolean }) {
  const link = toSafeLink(ad.jumpType, ad.jumpUrl, route('/activity/discount'));
  if (link?.kind === 'page') {
    const registers = ad.jumpUrl === route('/user/register');
    if (registers && signedIn) return null;
    return (
      <a href={link.href} className={LINK}>
        {registers ? DISCOUNT_COPY.register : DISCOUNT_COPY.go}
      </a>
    );
  }
  if (!link) return null;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={LINK}>
      {DISCOUNT_COPY.go}（{DISCOUNT_COPY.outside}）
    </a>
  );
}
