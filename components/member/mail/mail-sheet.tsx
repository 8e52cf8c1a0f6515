'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { MAIL_COPY, MAIL_KIND_NAMES } from '@/lib/domain/member/mail/mail.copy';
import type { Mail } from '@/lib/domain/member/mail/mail.model';
import { dateTime } from '@/lib/kit/format/site-time';

/** A whole mail, with the way to the page that it is about. */
export function MailSheet({ mail, open, onClose, onRemove }: { mail: Mail; open: boolean; onClose: () => void; onRemove: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={mail.title} titleFirst>
      <div className="gutter pb-4">
        <p className="text-12 text-text-3">
          {MAIL_KIND_NAMES[mail.kind]} · {dateTime(mail.at)}
        </p>
        <p className="mt-3 text-15 leading-[1.6] whitespace-pre-wrap [overflow-wrap:anywhere]">{mail.content}</p>
        <div className="mt-5 flex gap-2">
          <Button variant="outline" block onClick={onRemove}>
            {MAIL_COPY.remove}
          </Button>
          {mail.link === null ? null : (
            <LinkButton block href={mail.link}>
              {MAIL_COPY.go}
            </LinkButton>
          )}
        </div>
      </div>
    </Sheet>
  );
}
