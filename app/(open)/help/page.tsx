import { HelpHits, HelpIndex, HelpSearch } from '@/components/care/help/help-links';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { searchHelp, searchTerms } from '@/lib/domain/care/help/help-search.rules';
import { HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = openPage(PAGE_TITLES.help, PAGE_DESCRIPTIONS.help);

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
