import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** A notice in place of a venue's frame, with one way on. */
export function FrameNotice({ title, hint, action, href }: { title: string; hint: string; action: string; href: string }) {
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        <LinkButton variant="secondary" size="sm" block href={href}>
          {action}
        </LinkButton>
      }
    />
  );
}
