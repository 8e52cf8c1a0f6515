'use client';

import type { ComponentProps } from 'react';
import { Toaster } from '@/components/ui/toast/toast';
import { AppGuard, CookieGuard } from './lazy-notices';
import { LinkTaps } from './link-taps';
import { MarqueeTitle } from './marquee-title';
import { PolicyWatch } from './session/policy-watch';
import { ReferralCapture } from './session/referral-capture';
import { SessionGuard } from './session/session-guard';

/**
 * The parts of every page that have no place in its layout. One client component: the framework describes each one that the server
 * renders in the data of every document.
 */
export function FrameParts({
  app,
  downloadHosts,
  venueOrigins,
}: ComponentProps<typeof AppGuard> & ComponentProps<typeof SessionGuard> & ComponentProps<typeof PolicyWatch>) {
  return (
    <>
      <Toaster />
      <SessionGuard downloadHosts={downloadHosts} />
      <ReferralCapture />
      <CookieGuard />
      <AppGuard app={app} />
      <LinkTaps />
      <MarqueeTitle />
      <PolicyWatch venueOrigins={venueOrigins} />
    </>
  );
}
