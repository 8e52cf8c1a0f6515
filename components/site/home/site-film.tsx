import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import { safeFilm } from '@/lib/domain/site/config/link.rules';
import { getSite } from '@/lib/domain/site/config/site.server';

/** The film of the site configuration while its switch is on (spec §3); it plays at a tap and has no sound. Server component. */
export async function SiteFilm() {
  const { preInfo } = await getSite();
  const address = preInfo?.siteVideoSkinOpen ? safeFilm(preInfo.siteVideoActiveUrl ?? '') : '';
  if (address === '') return null;
  return (
    <section id="site-film-part" aria-labelledby="site-film" className="gutter pt-4">
      <h2 id="site-film" className="text-16 font-semibold">
        {HOME_COPY.film}
      </h2>
      <video
        src={address}
        aria-labelledby="site-film"
        controls
        muted
        playsInline
        preload="metadata"
        width={640}
        height={360}
        className="mt-2 aspect-video h-auto w-full rounded-bar bg-roof"
      />
    </section>
  );
}
