'use client';

import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ROUTES } from '@/lib/routes';
import { canStepBack } from './can-step-back';
import { SHELL_COPY } from './shell.copy';

/** Steps back inside the site; a page opened from outside has no step of ours, so it goes to `fallback`. */
export function BackButton({ fallback = ROUTES.home }: { fallback?: string }) {
  const router = useRouter();
  return (
    <IconButton label={SHELL_COPY.back} onClick={() => (canStepBack() ? router.back() : router.replace(fallback))}>
      <Icon name="chevron-left" size={22} />
    </IconButton>
  );
}
