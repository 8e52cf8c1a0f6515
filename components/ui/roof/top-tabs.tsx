'use client';

import { useRef } from 'react';
import { Roof } from './roof';
import { useRoofSlide } from './use-roof-slide';

export interface TopTab<Id extends string> {
  id: Id;
  label: string;
  /** Small figure at the label's shoulder; nothing for zero. Null while it is unknown: two digits keep their place. */
  count?: number | null | undefined;
  /** With an address the tab is a link, else it calls `onChange`. */
  href?: string;
}

/** Tabs with the roof on the bottom hairline under the current one; it slides 200 ms to the next. */
export function TopTabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  size = 'page',
  onRoof,
  tight,
}: {
  label: string;
  items: readonly TopTab<Id>[];
  value: Id;
  onChange?: (id: Id) => void;
  /** 48 high on pages, 44 in a match's detail. */
  size?: 'page' | 'detail';
  /** Many short tabs: closer together, still 44 wide; a narrow phone leaves the figure out. */
  tight?: boolean;
  /** On the score board the roof takes the page's colour. */
  onRoof?: boolean;
}) {
  const bar = useRef<HTMLElement>(null);
  useRoofSlide(bar, value);
  const idle = onRoof ? 'text-on-roof-2' : 'text-text-2';
  const lit = onRoof ? 'text-on-roof font-semibold' : 'text-text font-semibold';
  return (
    <nav ref={bar} aria-label={label} className={`no-scrollbar flex overflow-x-auto ${size === 'page' ? 'h-12' : 'h-11'}`}>
      {items.map((item) => {
        const on = item.id === value;
        const look = `relative flex shrink-0 items-center ${tight ? 'px-1.5' : 'px-2.5'} text-16 whitespace-nowrap ${on ? lit : idle}`;
        const inside = (
          <>
            {item.label}
            {item.count === undefined ? null : (
              <span
                className={`mb-2.5 ml-0.5 min-w-[2ch] text-12 font-normal ${onRoof ? '' : 'text-brand'} ${tight ? 'max-[374px]:hidden' : ''}`}
              >
                {item.count || null}
              </span>
            )}
            {on ? (
              <span data-roof={item.id} className="absolute bottom-0 left-1/2 -ml-5.5 w-11">
                <Roof className={`block h-1.5 w-11 ${onRoof ? 'text-surface' : 'text-brand'}`} />
              </span>
            ) : null}
          </>
        );
        return item.href ? (
          <a key={item.id} href={item.href} aria-current={on ? 'page' : undefined} className={look}>
            {inside}
          </a>
        ) : (
          <button key={item.id} type="button" aria-current={on ? 'true' : undefined} className={look} onClick={() => onChange?.(item.id)}>
            {inside}
          </button>
        );
      })}
    </nav>
  );
}
