import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { CookieNotice } from '@/components/shell/cookie-notice';
import { MarqueeTitle } from '@/components/shell/marquee-title';
import { Providers } from '@/components/shell/providers';
import { SHELL_COPY } from '@/components/shell/shell.copy';
import { TrustedTypes } from '@/components/shell/trusted-types';
import { Toaster } from '@/components/ui/toast';
import { PREFERENCE_COOKIES, themeOf, upColourOf } from '@/lib/domain/preference/preference.model';
import './globals.css';

export const metadata: Metadata = {
  title: { default: SHELL_COPY.brand, template: `%s · ${SHELL_COPY.brand}` },
  robots: { index: false, follow: false },
  manifest: '/manifest.webmanifest',
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#121921' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const jar = await cookies();
  return (
    <html
      lang="zh-CN"
      data-theme={themeOf(jar.get(PREFERENCE_COOKIES.theme)?.value)}
      data-up={upColourOf(jar.get(PREFERENCE_COOKIES.upColour)?.value)}
    >
      <head>
        <TrustedTypes />
      </head>
      <body>
        <Providers seed={{ worldOffset: 0 }}>
          {children}
          <Toaster />
          <CookieNotice />
          <MarqueeTitle />
        </Providers>
      </body>
    </html>
  );
}
