import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { SponsorArticle } from '@/components/care/sponsor/sponsor-article';
import { SPONSOR_COPY, sponsorStory } from '@/lib/domain/care/sponsor/sponsor.copy';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return openPage(sponsorStory((await params).id)?.title ?? SPONSOR_COPY.label, PAGE_DESCRIPTIONS.sponsor);
}

export default async function SponsorPage({ params }: Props) {
  const story = sponsorStory((await params).id);
  if (!story) notFound();
  return (
    <Page title={SPONSOR_COPY.label} back={<BackButton />}>
      <SponsorArticle story={story} />
    </Page>
  );
}
