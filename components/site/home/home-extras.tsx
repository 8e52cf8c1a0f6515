'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenSettled } from '@/lib/kit/browser/idle';

/** Parts that a home page came without. */
export interface HomeLack {
  /** The counts of a venue did not come in time. */
  uncounted: boolean;
}

/** Parts of the home page besides its content, once it is idle: the floating icon, the visit's pop-up, missing counts. */
export function HomeExtras({ uncounted }: HomeLack) {
  const [Parts, setParts] = useState<ComponentType<HomeLack> | null>(null);
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
  return Parts ? <Parts uncounted={uncounted} /> : null;
}
