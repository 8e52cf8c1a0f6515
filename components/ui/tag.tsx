import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'brand' | 'up' | 'down' | 'warn' | 'vip' | 'error';

const TONES: Record<Tone, string> = {
  neutral: 'bg-cell text-text-2',
  brand: 'bg-brand-bg text-brand',
  up: 'bg-up-bg text-up',
  down: 'bg-down-bg text-down',
  error: 'bg-error-bg text-error',
  warn: 'bg-warn-bg text-warn',
  vip: 'bg-vip-bg text-vip font-semibold',
};

/** The look of a tag, for an element that is not rendered by `Tag`. */
export const tagClass = (tone: Tone) =>
  `inline-flex min-h-4.5 shrink-0 items-center gap-0.5 rounded-tag px-1.5 text-11 whitespace-nowrap ${TONES[tone]}`;

/** 18 high, never an action. Icons inside are 12. */
export function Tag({ tone = 'neutral', children, className = '' }: { tone?: Tone; children: ReactNode; className?: string }) {
  return <span className={`${tagClass(tone)} ${className}`}>{children}</span>;
}
