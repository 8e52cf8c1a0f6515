import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';

/** Results of one kind under its heading. */
export function SearchSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line pb-2">
      <h3 id={id} className="gutter flex min-h-11 items-center text-15 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The way to all results of a kind. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="flex min-h-12 items-center justify-center gap-1 border-t border-line text-13 text-text-2">
      {children}
      <Icon name="chevron-right" size={14} />
    </a>
  );
}
