'use client';

import { TickBox } from '@/components/ui/field/checkbox';
import { Tag, type Tone } from '@/components/ui/tag';
import { MAIL_COPY, MAIL_KIND_NAMES } from '@/lib/domain/member/mail/mail.copy';
import type { Mail, MailKind } from '@/lib/domain/member/mail/mail.model';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';

const TONES: Record<MailKind, Tone> = { system: 'neutral', activity: 'warn', account: 'brand' };

/** One mail of the list: opened by a tap, or chosen while the list is edited (`chosen` is not null). */
export function MailRow({ mail, chosen, onPress }: { mail: Mail; chosen: boolean | null; onPress: () => void }) {
  const inside = (
    <>
      <span className="flex items-center gap-2">
        {mail.isRead ? null : <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brand" />}
        <span className={`min-w-0 flex-1 truncate text-15 ${mail.isRead ? '' : 'font-semibold'}`}>
          {mail.isRead ? null : <span className="sr-only">{MAIL_COPY.unread} </span>}
          {mail.title}
        </span>
        <Tag tone={TONES[mail.kind]}>{MAIL_KIND_NAMES[mail.kind]}</Tag>
      </span>
      <span className="mt-1 line-clamp-2 block text-13 text-text-2">{mail.content}</span>
      <span className="mt-1 block text-12 text-text-3">{dayTime(mail.at, worldNow())}</span>
    </>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {chosen === null ? (
        <button type="button" onClick={onPress} className="gutter block w-full py-3 text-left active:bg-cell">
          {inside}
        </button>
      ) : (
        <label className="gutter flex items-center gap-3 py-3">
          <TickBox checked={chosen} onChange={onPress} aria-label={MAIL_COPY.select(mail.title)} className="hit-44" />
          <span className="min-w-0 flex-1">{inside}</span>
        </label>
      )}
    </li>
  );
}
