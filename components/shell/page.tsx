import type { ReactNode } from 'react';
import { APP_COOKIE } from '@pavilion/contract/cookies';
import { hasToken, readPageCookie, readReturnPath } from '@/lib/domain/site/document/page-request.server';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { AccountChip } from './account-chip';
import { Header } from './header';
import { OfflineBar } from './offline-bar';
import { ServiceNotice } from './service-notice';
import { PAGE_COPY } from './page.copy';
import { SiteLogo } from './site-logo';
import { SlipDock } from './slip-dock';
import { TabBar, type TabId } from './tab-bar';

/**
 * The frame of a page: header, one column, slip bar, tab bar. Server component. The native app has its own tabs and header, so both are
 * left out there (spec §2 isApp). A page below a tab still has its bar with 返回, title and controls; the app is notified of it
 * (docs/webview.md).
 */
export async function Page({
  title,
  tab,
  back,
  end,
  beside,
  header,
  roof,
  surface,
  slip = true,
  children,
}: {
  /** Text beside 返回; without it the logo is there. */
  title?: string;
  /** Lights this entry of the tab bar; without it there is no tab bar. */
  tab?: TabId;
  /** `<BackButton />`, passed by the pages that have one, so that no other page loads it. */
  back?: ReactNode;
  /** Controls at the header's right end; without title the balance, or 登录 and 注册, is there. */
  end?: ReactNode;
  /** Right of the balance, or of 登录 and 注册. */
  beside?: ReactNode;
  /** Replaces the header; `null` for none. */
  header?: ReactNode;
  /** Header on the azurite band. */
  roof?: boolean;
  /** White from edge to edge, for forms. */
  surface?: boolean;
  /** `false` hides the slip bar (forms). */
  slip?: boolean;
  children: ReactNode;
}) {
  const [app, signedIn, path] = await Promise.all([readPageCookie(APP_COOKIE), hasToken(), readReturnPath()]);
  const bar = tab !== undefined && !app;
  const returnPath = safeReturnPath(path);
  const chip =
    title === undefined ? (
      <>
        <AccountChip rendered={signedIn} returnPath={returnPath} afterCard={tab === 'home'} />
        {beside}
      </>
    ) : undefined;
  const own =
    header === undefined ? (
      <Header title={title} logo={title === undefined ? <SiteLogo /> : undefined} back={back} end={end ?? chip} roof={roof} />
    ) : (
      header
    );
  return (
    <div
      className={`mx-auto flex min-h-dvh w-full max-w-frame flex-col min-[600px]:border-x min-[600px]:border-line ${bar ? '[--tab-bar:calc(3.5rem+var(--safe-bottom))] flat:[--tab-bar:var(--safe-bottom)]' : '[--tab-bar:var(--safe-bottom)]'} ${surface ? 'bg-surface' : 'bg-bg'}`}
    >
      <a href="#main" className="skip">
        {PAGE_COPY.skip}
      </a>
      {slip ? (
        <a href="#slip" className="skip to-slip">
          {PAGE_COPY.skipToSlip}
        </a>
      ) : null}
      {app && header === undefined && back === undefined ? title && <h1 className="sr-only">{title}</h1> : own}
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-frame flex-1 pb-[calc(var(--tab-bar)+1rem)] outline-none">
        <OfflineBar />
        <ServiceNotice />
        {children}
      </main>
      {slip ? <SlipDock tray={tab === 'home' || (tab === 'sport' && title === undefined)} /> : null}
      {bar ? <TabBar current={tab} /> : null}
    </div>
  );
}
