'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { VenueOrigins } from '@/lib/domain/betting/launch/origins';

/**
 * A document's policy never changes. When it was made before the venues were known (the platform was down), the venues stay out of reach
 * until a new document is loaded: that happens here, but never under a form being filled in.
 */
export function PolicyWatch({ venueOrigins }: { venueOrigins: VenueOrigins }) {
  const now = JSON.stringify(venueOrigins);
  const atLoad = useRef(now);
  const path = usePathname();
  useEffect(() => {
    if (now !== atLoad.current && !path.startsWith('/user/')) location.reload();
  }, [now, path]);
  return null;
}
