import type { Ads } from '@/lib/domain/site/home.server';
import { DISCOUNT_COPY } from '@/lib/domain/site/discount.copy';
import { safePicture, toSafeLink } from '@/lib/domain/site/link.rules';

const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

function periodOf(ad: Ads[number]): string {
  const start = format.format(Date.parse(ad.startTime));
  return ad.endTime ? DISCOUNT_COPY.between(start, format.format(Date.parse(ad.endTime))) : DISCOUNT_COPY.from(start);
}

const LINK = 'inline-flex min-h-11 items-center text-14 font-semibold text-brand after:absolute after:inset-0 after:rounded-card';

/** One promotion: picture, name, its dates (no ticking clock), one way in. */
export function PromotionCard({ ad }: { ad: Ads[number] }) {
  const picture = safePicture(ad.imageUrl);
  const link = toSafeLink(ad.jumpType, ad.jumpUrl);
  return (
    <article className="card relative overflow-hidden">
      {picture ? <img src={picture} alt="" width={716} height={280} className="aspect-[716/280] w-full bg-cell object-cover" /> : null}
      <div className="px-4 pt-3 pb-1">
        <h2 className="text-16 font-semibold">{ad.title}</h2>
        <p className="mt-1 text-13 text-text-2">
          {DISCOUNT_COPY.period} {periodOf(ad)}
          {ad.endTime ? null : `·${DISCOUNT_COPY.openEnded}`}
        </p>
        {link?.kind === 'page' ? (
          <a href={link.href} className={LINK} aria-label={`${DISCOUNT_COPY.open}：${ad.title}`}>
            {DISCOUNT_COPY.open}
          </a>
        ) : null}
        {link?.kind === 'outside' ? (
          <a
            href={link.href}
            target="_blank"
            rel="noopener noreferrer"
            className={LINK}
            aria-label={`${DISCOUNT_COPY.open}：${ad.title}（${DISCOUNT_COPY.outside}）`}
          >
            {DISCOUNT_COPY.open}
          </a>
        ) : null}
        {link ? null : <div className="h-3" />}
      </div>
    </article>
  );
}
