import { Skeleton } from '@/components/ui/skeleton';
import { MAIL_COPY } from '@/lib/domain/member/mail/mail.copy';

/** Rows of mails to come. */
export function MailSkeleton() {
  return (
    <output className="block border-y border-line bg-surface">
      <span className="sr-only">{MAIL_COPY.loading}</span>
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="gutter block border-b border-line py-3 last:border-b-0">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-2 h-9 w-full" />
          <Skeleton className="mt-1 h-4 w-20" />
        </span>
      ))}
    </output>
  );
}
