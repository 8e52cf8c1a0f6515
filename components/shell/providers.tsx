'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { RenderedLook } from '@/lib/domain/site/preference/preference.store';
import type { Look } from '@/lib/domain/site/preference/preference.model';
import { setChatAddress } from '@/lib/domain/community/chat/socket-url';
import { setVenueOrigins, type VenueOrigins } from '@/lib/domain/betting/launch/origins';
import type { PreInfo } from '@/lib/domain/site/config/pre-info.api';
import { rememberPreInfo } from '@/lib/domain/site/config/pre-info.storage';
import { documentAge } from '@/lib/kit/browser/document-age';
import { whenSettled } from '@/lib/kit/browser/idle';
import { seedWorldOffset } from '@/lib/kit/browser/world-time';
import { makeQueryClient } from '@/lib/kit/query/query-client';
// Nearly every page calls, most from parts that load late: with the frame, none of these carries a copy of its own.
import { loadCalls } from '@/lib/platform/browser.client';
import { currentToken } from '@/lib/platform/token';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** Data that the server knows at rendering and the browser starts from. */
export interface Seed {
  /** ms the platform's world is ahead of real time. */
  worldOffset: number;
  /** ms; the server's clock at rendering. */
  now: number;
  /** Origins the venues may be called at (contract §1). */
  venueOrigins: VenueOrigins;
  /** Address of the chat; empty where there is none. */
  chat: string;
  /** Null until the platform has responded. */
  preInfo: PreInfo | null;
  look: Look;
}

/** Query cache, world clock and preferences of one visit. */
export function Providers({ seed, children }: { seed: Seed; children: ReactNode }) {
  const [queryClient] = useState(() => {
    // Before the first child renders, so that server and browser print the same 今天.
    seedWorldOffset(seed.worldOffset, seed.now + documentAge());
    setVenueOrigins(seed.venueOrigins);
    setChatAddress(seed.chat);
    // A member's page calls at once.
    if (typeof window !== 'undefined' && currentToken() !== null) loadCalls().catch(() => undefined);
    return makeQueryClient();
  });
  useEffect(() => {
    if (seed.preInfo) rememberPreInfo(seed.preInfo, steadyNow() - documentAge());
  }, [seed.preInfo]);
  useEffect(
    () =>
      whenSettled(() => {
        const landing = { path: location.pathname, referrer: document.referrer };
        import('./page-idle').then(
          ({ startWhenIdle }) => startWhenIdle(queryClient, landing),
          () => undefined,
        );
      }),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedLook value={seed.look}>{children}</RenderedLook>
    </QueryClientProvider>
  );
}
