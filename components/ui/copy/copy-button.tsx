'use client';

import { Button } from '../button';
import { copyText } from './copy';
import { Icon } from '../icon';
import { WIDGET_COPY } from '../widget.copy';

/** 复制 as a button of its own; `label` names what is copied. */
export function CopyButton({
  text,
  label,
  block,
  children = WIDGET_COPY.copy,
}: {
  text: string;
  label: string;
  block?: boolean;
  children?: string;
}) {
  return (
    <Button variant="secondary" size="sm" block={block} aria-label={label} onClick={() => void copyText(text)}>
      <Icon name="copy" size={18} />
      {children}
    </Button>
  );
}
