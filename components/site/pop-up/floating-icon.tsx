'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { getSuspensionIcons } from '@/lib/domain/site/pop-up/promo.api';
import { PROMO_COPY } from '@/lib/domain/site/pop-up/promo.copy';
import { chooseIcon, type PromoIcon as Shown } from '@/lib/domain/site/pop-up/pop-up.rules';
import { closedIcon, closeIcon } from '@/lib/domain/site/pop-up/pop-up.storage';
import { keepFree } from './free-place';

function Picture({ icon }: { icon: Shown }) {
  const [broken, setBroken] = useState(false);
  return icon.picture && !broken ? (
    <img src={icon.picture} alt={icon.name} width={56} height={56} className="size-14" onError={() => setBroken(true)} />
  ) : (
    <span className="line-clamp-2 px-1 text-center text-12 font-semibold text-brand">{icon.name}</span>
  );
}

const LOOK = 'grid size-14 place-items-center overflow-hidden rounded-full border border-line bg-surface shadow-card';

/** The platform's floating icon: bottom right, can be closed for the visit, never over odds or the slip bar. */
export function FloatingIcon() {
  const [icon, setIcon] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (icon && box.current ? keepFree(box.current) : undefined), [icon]);
  useEffect(() => {
    let gone = false;
    getSuspensionIcons().then(
      (rows) => !gone && setIcon(chooseIcon(rows, closedIcon())),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (!icon) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+var(--safe-bottom))] z-10 mx-auto flex max-w-frame justify-end pr-3">
      <div ref={box} className="pointer-events-auto invisible relative">
        {icon.link.kind === 'page' ? (
          <a href={icon.link.href} className={LOOK}>
            <Picture icon={icon} />
          </a>
        ) : (
          <a href={icon.link.href} target="_blank" rel="noopener noreferrer" className={LOOK}>
            <Picture icon={icon} />
          </a>
        )}
        {icon.closable ? (
          <button
            type="button"
            aria-label={PROMO_COPY.closeIcon(icon.name)}
            className="absolute -top-9 -right-2 grid size-11 place-items-center text-text-2"
            onClick={() => {
              closeIcon(icon.id);
              setIcon(null);
            }}
          >
            <span className="grid size-6 place-items-center rounded-full border border-line bg-surface">
              <Icon name="x" size={14} />
            </span>
          </button>
        ) : null}
      </div>
    </div>
  );
}
