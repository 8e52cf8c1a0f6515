'use client';

import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { route } from '@/lib/routes';
import { canStepBack } from './can-step-back';
import { UI_COPY } from '../ui.copy';

/** ms in which a second tap belongs to the first. */
const DOUBLE_MS = 350;
let tappedAt = -DOUBLE_MS;

/**
 * Steps back inside the site; a page opened from outside has no step of ours, so it leads to `fallback`. A double tap is one step: its
 * second half hits the button of the page before.
 */
export function BackButton({ fallback = route('/') }: { fallback?: string }) {
  const router = useRouter();
  const stepBack = ({ timeStamp }: { timeStamp: number }) => {
    if (timeStamp - tappedAt < DOUBLE_MS) return;
    tappedAt = timeStamp;
    if (canStepBack()) router.back();
    else router.replace(fallback);
  };
  return (
    <IconButton label={UI_COPY.back} onClick={stepBack}>
      <Icon name="chevron-left" size={22} />
    </IconButton>
  );
}
