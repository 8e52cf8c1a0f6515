import type { Metadata } from 'next';
import { TicketHistory } from '@/components/care/support/ticket-history';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.tickets };

export default async function TicketsPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.tickets} back={<BackButton fallback={route('/customer/main')} />} slip={false}>
      <TicketHistory />
    </Page>
  );
}
