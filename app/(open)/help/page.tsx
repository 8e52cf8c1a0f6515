import type { Metadata } from 'next';
import { HelpIndex } from '@/components/help/help-links';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { HELP_COPY } from '@/lib/domain/help/help.copy';

export const metadata: Metadata = { title: HELP_COPY.title };

export default function HelpIndexPage() {
  return (
    <Page title={HELP_COPY.title} back={<BackButton />}>
      <HelpIndex />
    </Page>
  );
}
