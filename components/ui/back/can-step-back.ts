import { entriesOverPage } from '@/components/ui/sheet/sheet-entries';

/** True if the step back stays on this site: by the Navigation API, in older browsers by the referrer. */
export function canStepBack(): boolean {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { index: number } } };
  // Entries of sheets are passed by.
  const over = entriesOverPage();
  const index = navigation?.currentEntry?.index;
  return index === undefined ? history.length > 1 + over && document.referrer.startsWith(location.origin) : index > over;
}
