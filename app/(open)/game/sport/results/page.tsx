import type { Metadata } from 'next';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { ResultsBoard } from '@/components/sport/results/results-board';
import { getVenueTabs } from '@/lib/domain/sport/list/initial-data.server';
import { PAGE_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.results };

export default async function ResultsPage() {
  return (
    <Page title={PAGE_TITLES.results} tab="sport" back={<BackButton fallback={ROUTES.sport} />}>
      <ResultsBoard {...await getVenueTabs()} />
    </Page>
  );
}
