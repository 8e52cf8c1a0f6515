import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HelpArticle } from '@/components/care/help/help-article';
import { HelpNeighbours } from '@/components/care/help/help-links';
import { HelpVote } from '@/components/care/help/help-vote';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { helpPage } from '@/lib/domain/care/help/help.copy';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = helpPage((await params).slug);
  return openPage(page?.title ?? PAGE_TITLES.help, page?.summary ?? PAGE_DESCRIPTIONS.help);
}

export default async function HelpSlugPage({ params }: Props) {
  const page = helpPage((await params).slug);
  if (!page) notFound();
  return (
    <Page title={page.title} back={<BackButton />}>
      <HelpArticle page={page} />
      <HelpVote slug={page.slug} />
      <HelpNeighbours page={page} />
    </Page>
  );
}
