import type { ReactNode } from 'react';

/** A 40 px line across the page: `warn` for offline and delays, `brand` for reconnecting and information. */
export function Strip({
  tone,
  icon,
  action,
  children,
  role = 'status',
}: {
  tone: 'warn' | 'brand';
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  role?: 'status' | 'alert' | 'note';
}) {
  const look = tone === 'warn' ? 'bg-warn-bg text-warn' : 'bg-brand-bg text-brand';
  return (
    <div role={role} className={`gutter flex min-h-10 items-center gap-2 py-2 text-13 ${look}`}>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}
