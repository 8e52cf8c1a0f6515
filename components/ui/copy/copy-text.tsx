'use client';

import { copyText } from './copy';
import { Icon } from '../icon';
import { WIDGET_COPY } from '../widget.copy';

/** A short text with a copy button; `label` names it for screen readers. */
export function CopyText({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  return (
    <span className={`inline-flex max-w-full items-center gap-1 ${className}`}>
      <span className="break-all select-all">{text}</span>
      <button
        type="button"
        aria-label={`${WIDGET_COPY.copy}${label}`}
        className="hit-44 grid size-6 shrink-0 place-items-center"
        onClick={() => void copyText(text)}
      >
        <Icon name="copy" size={14} />
      </button>
    </span>
  );
}
