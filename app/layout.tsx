import type { Metadata, Viewport } from 'next';
import type { CSSProperties, ReactNode } from 'react';
import { FrameParts } from '@/components/shell/frame-parts';
import { Providers } from '@/components/shell/providers';
import { siteTitle } from '@/components/shell/site-title';
import { APP_COOKIE, LOOK_COOKIE, THEME_COOKIE, UP_COLOUR_COOKIE } from '@pavilion/contract/cookies';
import { chatAddress } from '@/lib/domain/community/chat/frame.rules';
import { readPageCookie } from '@/lib/domain/site/document/page-request.server';
import { themeColourFor } from '@/lib/domain/site/document/viewport.server';
import { getSite, type Site } from '@/lib/domain/site/config/site.server';
import { toSkin } from '@/lib/domain/site/config/skin.rules';
import { env } from '@/lib/env';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import './globals.css';
// Part of the frame's script; the framework would load a file of 200 bytes for each.
import './error';
import './global-error';

export async function generateMetadata(): Promise<Metadata> {
  const title = siteTitle((await getSite()).preInfo);
  return {
    title: { default: title, template: `%s · ${title}` },
    description: PAGE_DESCRIPTIONS.site,
    robots: { index: false, follow: false },
    icons: { icon: '/assets/icon.svg', apple: '/assets/icon-180.png' },
    formatDetection: { telephone: false },
    // Its texts are contracts: a bet, a limit, an amount.
    other: { google: 'notranslate' },
  };
}

/** The chat's address; empty when the platform has switched the chat off. */
const chatOf = ({ config, origins }: Site) => (config.features.chat === false ? '' : chatAddress(config.chatSocketUrl, origins.chat));

export const generateViewport = async (): Promise<Viewport> => ({
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  ...(await themeColourFor('surface')),
});

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [site, app, theme, upColour, look] = await Promise.all([
    getSite(),
    readPageCookie(APP_COOKIE),
    readPageCookie(THEME_COOKIE),
    readPageCookie(UP_COLOUR_COOKIE),
    readPageCookie(LOOK_COOKIE),
  ]);
  return (
    <html
      lang="zh-CN"
      translate="no"
      data-theme={theme}
      data-up={upColour}
      style={toSkin(site.preInfo?.siteFestivalSkin)?.colours as CSSProperties | undefined}
      // Who may frame the site and speak for the app; the bridge reads it.
      data-app-frames={app ? env.APP_FRAME_ORIGINS.join(' ') || undefined : undefined}
      // The member's choices are on the element before React is, and may change under it.
      suppressHydrationWarning
    >
      <body>
        <Providers
          seed={{
            worldOffset: site.worldOffset,
            now: site.now,
            venueOrigins: site.origins.venues,
            chat: chatOf(site),
            preInfo: site.preInfo,
            look,
          }}
        >
          {children}
          <FrameParts app={app} downloadHosts={env.DOWNLOAD_HOSTS} venueOrigins={site.origins.venues} />
        </Providers>
      </body>
    </html>
  );
}
