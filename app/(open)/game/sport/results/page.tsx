import type { Metadata } from 'next';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { ResultsBoard } from '@/components/sport/results-board';
import { getVenueTabs } from '@/lib/domain/sport/first.server';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: ROUTES.results.title };

export default async function ResultsPage() {
  return (
    <Page title={ROUTES.results.title} tab="sport" back={<BackButton fallback={ROUTES.sport.path} />}>
      <ResultsBoard {...await getVenueTabs()} />
    </Page>
  );
}
