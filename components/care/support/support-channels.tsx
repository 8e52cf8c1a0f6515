import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ListGroup } from '@/components/ui/list-row';
import { safeAddress } from '@/lib/domain/site/config/link.rules';
import { SUPPORT_COPY } from '@/lib/domain/care/support/support.copy';

const ROW = 'gutter flex min-h-14 items-center gap-3 border-b border-line text-15 active:bg-cell';

function Channel({
  href,
  icon,
  label,
  value,
  outside,
}: {
  href: string;
  icon: ReactNode;
  label: string;
  value: string;
  outside?: boolean;
}) {
  return (
    <a className={ROW} href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      <span className="text-brand">{icon}</span>
      <span className="flex-1">{label}</span>
      <span className="text-13 text-text-2">{value}</span>
    </a>
  );
}

/** Live support and telephone; a channel that the platform did not name is not shown. */
export function SupportChannels({ phone, online }: { phone: string; online: string }) {
  const address = safeAddress(online);
  if (address === '' && phone === '') return null;
  return (
    <section aria-labelledby="channels">
      <h2 id="channels" className="gutter pt-4 pb-2 text-13 text-text-2">
        {SUPPORT_COPY.channels}
      </h2>
      <ListGroup>
        {address ? (
          <Channel
            outside
            href={address}
            icon={<Icon name="headset" size={20} />}
            label={SUPPORT_COPY.online}
            value={SUPPORT_COPY.onlineHint}
          />
        ) : null}
        {phone ? (
          <Channel
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            icon={<Icon name="phone" size={20} />}
            label={SUPPORT_COPY.phone}
            value={phone}
          />
        ) : null}
      </ListGroup>
    </section>
  );
}
