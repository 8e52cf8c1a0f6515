import { route } from '@/lib/routes';
import { Mark } from './logo/logo';
import { PAGE_COPY } from '@/components/shell/page.copy';

/** The mark as the way home. Rendered by the server alone: no page loads it as a script. */
export function HomeMark() {
  return (
    <a href={route('/')} aria-label={PAGE_COPY.homeLink} className="flex h-11 w-9 items-center">
      <Mark className="size-7 text-brand" />
    </a>
  );
}
