'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenSettled } from '@/lib/kit/browser/idle';

/** What the home page has besides its content, once it is idle: the floating icon and the visit's pop-up. */
export function HomeExtras() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenSettled(() => {
        import('./home-parts').then(
          ({ HomeParts }) => setParts(() => HomeParts),
          () => undefined,
        );
      }),
    [],
  );
  return Parts ? <Parts /> : null;
}
