import { ContinueWeb } from '@/components/site/download/continue-web';
import { DownloadPanel } from '@/components/site/download/download-panel';
import { AdultLine } from '@/components/shell/footer';
import { OpenInBrowser } from '@/components/site/download/open-in-browser';
import { getVisit } from '@/components/site/download/visit.server';
import { DOWNLOAD_FROM_COOKIE } from '@pavilion/contract/cookies';
import { readVisitorCookie } from '@/lib/domain/site/document/page-request.server';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { getSite } from '@/lib/domain/site/config/site.server';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = { title: PAGE_TITLES.downloadPage };

/** First page for phones and in-app browsers (contract §2.1). */
export default async function DownloadLandingPage() {
  const [{ device, apple, origin }, { config }, from] = await Promise.all([getVisit(), getSite(), readVisitorCookie(DOWNLOAD_FROM_COOKIE)]);
  const wanted = safeReturnPath(from);
  return (
    <div className="flex min-h-dvh flex-col bg-surface pt-[var(--safe-top)] pb-[calc(1rem+var(--safe-bottom))]">
      <main className="gutter mx-auto flex w-full max-w-frame flex-1 flex-col items-center pt-12 text-center">
        <h1 className="sr-only">{STATUS_COPY.download.title}</h1>
        {device === 'download' ? (
          <OpenInBrowser address={origin ? `${origin}${wanted}` : null} />
        ) : (
          <>
            <DownloadPanel
              downloads={config.downloads}
              start={apple ? 'ios' : 'android'}
              address={device === 'desktop' && origin ? `${origin}/` : undefined}
            />
            <div className="mt-auto w-full max-w-80 pb-6">
              <ContinueWeb />
            </div>
          </>
        )}
      </main>
      <footer>
        <AdultLine />
      </footer>
    </div>
  );
}
