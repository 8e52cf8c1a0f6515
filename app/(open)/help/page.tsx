import type { Metadata } from 'next';
import { HelpHits, HelpIndex, HelpSearch } from '@/components/care/help/help-links';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { searchHelp, searchTerms } from '@/lib/domain/care/help/help-search.rules';
import { HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.help };

export default async function HelpIndexPage({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) {
  const terms = searchTerms((await searchParams).q);
  const typed = terms.join(' ');
  return (
    <Page title={PAGE_TITLES.help} back={<BackButton />}>
      <HelpSearch typed={typed} />
      {terms.length > 0 ? <HelpHits query={typed} hits={searchHelp(HELP_PAGES, terms)} /> : <HelpIndex />}
    </Page>
  );
}
