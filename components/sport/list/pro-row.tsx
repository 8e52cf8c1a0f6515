'use client';

import { type ComponentType, lazy, memo, Suspense } from 'react';
import { loadPart, showPartFailed } from '@/components/ui/lazy-part';
import { type MatchRowProps, RowContent } from './match-row';
import { RowFrame } from './row-frame';

const loadContent = () => import('./pro-content');

/** The content of a row. Where it cannot be loaded, rows show one market, as those of 标准 do. */
const ProContent = lazy(async (): Promise<{ default: ComponentType<MatchRowProps> }> => {
  try {
    return { default: (await loadPart(loadContent)).ProContent };
  } catch {
    showPartFailed(loadContent);
    return { default: RowContent };
  }
});

/** The content on the server, whose first HTML must have it for pages without scripts: `lazy` would send it later in the stream. */
let rendered: ComponentType<MatchRowProps> | null = null;
if (typeof window === 'undefined') {
  const fill = async () => {
    rendered = (await loadContent()).ProContent;
  };
  void fill();
}

/** One match with its three markets side by side, 156 high (design §3, 专业); the design of the one-market row does not apply. */
export const ProRow = memo(function ProRow(props: MatchRowProps) {
  const Content = rendered ?? ProContent;
  return (
    <RowFrame className="row pro-row">
      <Suspense>
        <Content {...props} />
      </Suspense>
    </RowFrame>
  );
});
