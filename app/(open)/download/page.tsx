import { DownloadPanel } from '@/components/site/download/download-panel';
import { Footer } from '@/components/shell/footer';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { getVisit } from '@/components/site/download/visit.server';
import { getSite } from '@/lib/domain/site/config/site.server';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = openPage(PAGE_TITLES.download, PAGE_DESCRIPTIONS.download);

export default async function DownloadPage() {
  const [{ device, apple, origin }, { config }] = await Promise.all([getVisit(), getSite()]);
  return (
    <Page title={PAGE_TITLES.download} back={<BackButton />}>
      <div className="gutter flex flex-col items-center border-b border-line bg-surface pt-8 pb-4 text-center">
        <DownloadPanel
          downloads={config.downloads}
          start={apple ? 'ios' : 'android'}
          address={device === 'desktop' && origin ? `${origin}/` : undefined}
        />
      </div>
      <Footer />
    </Page>
  );
}
