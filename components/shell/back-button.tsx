'use client';

import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { entriesOverPage } from '@/components/ui/sheet/sheet-entries';
import { ROUTES } from '@/lib/routes';
import { SHELL_COPY } from './shell.copy';

/** Whether the step back stays on this site: by the Navigation API, in older browsers by the referrer. */
export function canStepBack(): boolean {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { index: number } } };
  // Entries of sheets are passed by.
  const over = entriesOverPage();
  const index = navigation?.currentEntry?.index;
  return index === undefined ? history.length > 1 + over && document.referrer.startsWith(location.origin) : index > over;
}

/** Steps back inside the site; a page opened from outside has no step of ours, so it goes to `fallback`. */
export function BackButton({ fallback = ROUTES.home }: { fallback?: string }) {
  const router = useRouter();
  return (
    <IconButton label={SHELL_COPY.back} onClick={() => (canStepBack() ? router.back() : router.replace(fallback))}>
      <Icon name="chevron-left" size={22} />
    </IconButton>
  );
}
