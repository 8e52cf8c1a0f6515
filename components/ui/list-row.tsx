import type { ReactNode } from 'react';
import { Icon } from './icon';

interface Row {
  icon?: ReactNode;
  label: ReactNode;
  /** State at the right, so that few pages need opening. */
  value?: ReactNode;
}

const LOOK = 'gutter flex min-h-12 w-full items-center gap-3 border-b border-line text-left text-15 last:border-b-0';

function Inside({ icon, label, value, arrow }: Row & { arrow: boolean }) {
  return (
    <>
      {icon ? <span className="text-text-2">{icon}</span> : null}
      <span className="min-w-0 flex-1 py-2">{label}</span>
      {value === undefined ? null : <span className="text-13 text-text-2">{value}</span>}
      {arrow ? <Icon name="chevron-right" size={16} className="text-text-3" /> : null}
    </>
  );
}

/** A row of a list: a link with `href`, a button with `onPress`, else plain. */
export function ListRow({ href, onPress, ...row }: Row & { href?: string; onPress?: () => void }) {
  if (href) {
    return (
      <a href={href} className={`${LOOK} active:bg-cell`}>
        <Inside {...row} arrow />
      </a>
    );
  }
  if (onPress) {
    return (
      <button type="button" onClick={onPress} className={`${LOOK} active:bg-cell`}>
        <Inside {...row} arrow />
      </button>
    );
  }
  return (
    <div className={LOOK}>
      <Inside {...row} arrow={false} />
    </div>
  );
}

/** A group of rows, full bleed or (`inset`) as a card. */
export function ListGroup({ inset, children }: { inset?: boolean; children: ReactNode }) {
  return <div className={inset ? 'card overflow-hidden' : 'border-y border-line bg-surface'}>{children}</div>;
}
