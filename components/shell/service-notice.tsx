import { CloudOff } from 'lucide-react';
import { Strip } from '@/components/ui/strip';
import { SHELL_COPY } from './shell.copy';
import { siteFacts } from './site-facts';

/** One line while the platform does not answer: what is shown may be old, and what still works. */
export async function ServiceNotice() {
  const { down } = await siteFacts();
  if (!down) return null;
  return (
    <Strip tone="warn" role="note" icon={<CloudOff size={18} aria-hidden="true" />}>
      {SHELL_COPY.down}
    </Strip>
  );
}
