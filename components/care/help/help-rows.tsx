'use client';

import { Icon } from '@/components/ui/icon';

/** A row of a list of help pages: address, title and one sentence. */
export type HelpRow = readonly [href: string, title: string, text: string];

/**
 * Links to help pages. A client component, because a document then repeats three texts of each row for hydration instead of the
 * row's elements.
 */
export function HelpRows({ rows }: { rows: readonly HelpRow[] }) {
  return (
    <ul className="border-y border-line bg-surface">
      {rows.map(([href, title, text]) => (
        <li key={href} className="border-b border-line last:border-0">
          <a href={href} className="flex min-h-16 items-center gap-3 px-4 py-2">
            <span className="min-w-0">
              <span className="block text-15">{title}</span>
              <span className="block text-13 text-text-3">{text}</span>
            </span>
            <Icon name="chevron-right" size={18} className="ml-auto shrink-0 text-text-3" />
          </a>
        </li>
      ))}
    </ul>
  );
}
