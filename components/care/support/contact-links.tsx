import { SupportOnStatus } from '@/components/care/support/support-on-status';
import { Icon } from '@/components/ui/icon';
import type { SupportReason } from '@pavilion/contract/constants';
import { safeAddress } from '@/lib/domain/site/config/link.rules';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';

const COPY = STATUS_COPY.contact;
const LOOK =
  'flex min-h-12 w-full max-w-72 items-center justify-center gap-2 rounded-card border border-control bg-surface px-4 text-16 font-semibold';

/** Ways to support that work without the rest of the site. Only https addresses of the site's configuration are linked. */
export function ContactLinks({ phone, online, reason }: { phone: string; online: string; reason: SupportReason }) {
  const safeOnline = safeAddress(online);
  return (
    <nav aria-label={COPY.title} className="mt-3 flex w-full flex-col items-center gap-3">
      {safeOnline ? (
        <a className={LOOK} href={safeOnline} target="_blank" rel="noopener noreferrer">
          <Icon name="headset" size={18} />
          {COPY.online}
        </a>
      ) : null}
      {phone ? (
        <a className={LOOK} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" size={18} />
          <span className="sr-only">{COPY.phone}</span>
          {phone}
        </a>
      ) : null}
      <SupportOnStatus reason={reason} />
    </nav>
  );
}
