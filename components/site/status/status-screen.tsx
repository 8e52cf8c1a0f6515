import type { ReactNode } from 'react';
import { PavilionDrawing } from '@/components/ui/pavilion-drawing';
import { AdultLine } from '@/components/shell/footer';
import { SiteLogo } from '@/components/shell/site-logo';

/** A page without navigation: the sign, one title, one sentence, the possible actions. Needs nothing from the platform. */
export function StatusScreen({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface pt-[var(--safe-top)] pb-[calc(1rem+var(--safe-bottom))]">
      <div className="gutter mx-auto flex h-12 w-full max-w-frame items-center">
        <SiteLogo />
      </div>
      <main className="gutter mx-auto flex w-full max-w-frame flex-1 flex-col items-center pt-[10dvh] text-center">
        <PavilionDrawing />
        <h1 className="mt-4 text-22 font-semibold">{title}</h1>
        <div className="mt-2 max-w-80 text-15 text-text-2">{text}</div>
        {children}
      </main>
      <footer>
        <AdultLine />
      </footer>
    </div>
  );
}
