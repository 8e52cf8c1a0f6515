import type { FigureName } from '@/lib/domain/member/account/figure.rules';

/**
 * The place of a member's figure in a document, empty until the document's last script (lib/domain/member/account/last-script.rules.ts)
 * fills it, which does not wait for the page's scripts. React leaves that text alone; the component that requests the member replaces
 * it. `className` may style the place while it is empty (`empty:`).
 */
export function EarlyFigure({ name, className }: { name: FigureName; className?: string }) {
  return (
    <span data-figure={name} className={className} suppressHydrationWarning>
      {''}
    </span>
  );
}
