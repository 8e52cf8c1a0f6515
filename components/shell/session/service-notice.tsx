import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { getSite } from '@/lib/domain/site/site.server';
import { ServiceGuard } from '@/components/shell/lazy-notices';
import { PAGE_COPY } from '@/components/shell/page.copy';

/**
 * One line while the platform does not answer: what is shown may be old, and what still works. A platform that has no
 * encrypted configuration is not down, only watched: the site works without it.
 */
export async function ServiceNotice() {
  const { stale, preInfo, configured } = await getSite();
  if (!stale && preInfo !== null) return configured ? null : <ServiceGuard />;
  return (
    <Strip tone="warn" role="note" icon={<Icon name="cloud-off" size={18} />}>
      {PAGE_COPY.down}
      <ServiceGuard />
    </Strip>
  );
}
