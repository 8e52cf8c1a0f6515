import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import './tray.css';

/**
 * One line over the end of a page, above the slip's bar, with a link and a button that closes it. `mark` is from `markDocument(name)`: it
 * keeps the page's end clear of the tray. `name` gives it its place among the trays.
 */
export function Tray({
  name,
  mark,
  label,
  href,
  muted = false,
  closeLabel,
  onClose,
  children,
}: {
  name: 'bets' | 'deposit';
  mark: () => () => void;
  label: string;
  href: string;
  /** Grey, for figures that are old. */
  muted?: boolean;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <section ref={mark} aria-label={label} data-tray={name} className="fixed inset-x-0 z-20 mx-auto max-w-frame px-2">
      <div className="flex h-10 items-center rounded-card border border-line bg-surface shadow-bar">
        <a href={href} className={`hit-44 flex h-full min-w-0 flex-1 items-center gap-1 pl-3 text-14 ${muted ? 'text-text-2' : ''}`}>
          {children}
          <Icon name="chevron-right" size={16} className="shrink-0 text-text-3" />
        </a>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="hit-44 grid h-full w-11 shrink-0 place-items-center text-text-2"
        >
          <Icon name="x" size={16} />
        </button>
      </div>
    </section>
  );
}
