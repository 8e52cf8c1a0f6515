import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { getSite } from '@/lib/domain/site/config/site.server';
import { ServiceGuard } from '@/components/shell/lazy-notices';
import { PAGE_COPY } from '@/components/shell/page.copy';

/**
 * One line while the platform does not respond to several calls in a row, the site's own or members': it states only known facts. A page
 * without its configuration, or with an old one, is watched in silence until the platform has responded. While the browser is offline only
 * the offline line is shown (`globals.css`).
 */
export async function ServiceNotice() {
  const { stale, preInfo, configured, outage } = await getSite();
  const whole = !stale && preInfo !== null && configured;
  if (whole && outage === null) return null;
  return (
    <div className="service-note">
      {outage === null ? null : (
        <Strip tone="warn" role="note" icon={<Icon name="cloud-off" size={18} />}>
          {PAGE_COPY[outage]}
        </Strip>
      )}
      <ServiceGuard goal={whole ? 'answers' : 'content'} />
    </div>
  );
}
