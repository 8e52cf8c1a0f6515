import { Chip } from '@/components/ui/chip';
import { TICKET_COPY } from '@/lib/domain/care/support/ticket.copy';
import type { Offer, ServiceWay } from '@/lib/domain/care/support/ticket.model';
import { loginPath, route } from '@/lib/routes';

const LINK =
  'hit-44 inline-flex h-8 shrink-0 items-center rounded-sheet border border-brand bg-brand-bg px-3 text-13 font-semibold whitespace-nowrap text-brand';

/** Ways out that the last reply offers; nothing without one. */
export function SupportOffers({ offers, onRequest }: { offers: readonly Offer[]; onRequest: (way: ServiceWay) => void }) {
  return (
    <fieldset aria-label={TICKET_COPY.offers} className="flex min-w-0 flex-wrap gap-2">
      {offers.map((offer) =>
        offer === 'login' ? (
          <a key={offer} href={loginPath(route('/customer/main'))} className={LINK}>
            {TICKET_COPY.login}
          </a>
        ) : (
          <Chip key={offer} onClick={() => onRequest(offer === 'service' ? 'queue' : 'message')}>
            {TICKET_COPY[offer]}
          </Chip>
        ),
      )}
    </fieldset>
  );
}
