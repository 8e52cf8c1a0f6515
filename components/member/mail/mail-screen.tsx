'use client';

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChipRow } from '@/components/ui/list/chip-row';
import { EmptyHistory, PagedList } from '@/components/ui/list/paged-list';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { showToast } from '@/components/ui/toast/toast-queue';
import { unreadSpoken } from '@/lib/domain/member/mail/mail-link.copy';
import { MAIL_COPY, MAIL_KIND_NAMES } from '@/lib/domain/member/mail/mail.copy';
import type { Mail, MailKind, MailView } from '@/lib/domain/member/mail/mail.model';
import { markRead, removeMails } from '@/lib/domain/member/mail/mail.mutations';
import { mailsOptions, unreadOptions } from '@/lib/domain/member/mail/mail.queries';
import { joinMails } from '@/lib/domain/member/mail/mail.rules';
import { route } from '@/lib/routes';
import { MailRow } from './mail-row';
import { MailSheet } from './mail-sheet';
import { MailSkeleton } from './mail-skeleton';
import { useMailTabs } from './use-mail-tabs';

const ALL: MailView = { kind: null, onlyUnread: false };
const KINDS: readonly (MailKind | null)[] = [null, 'system', 'activity', 'account'];

/** 站内信: the list by kind, a mail in a sheet, 编辑 for many at once. */
export function MailScreen() {
  const queryClient = useQueryClient();
  const [view, setView] = useState<MailView>(ALL);
  const query = useInfiniteQuery(mailsOptions(view));
  const { data: unread } = useQuery(unreadOptions());
  const [opened, setOpened] = useState<{ mail: Mail; open: boolean } | null>(null);
  /** Ids that 编辑 has chosen; null while nothing is edited. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  /** Ids whose deletion waits for the member's confirmation. */
  const [deleting, setDeleting] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  useMailTabs();

  const rows = joinMails(query.data?.pages ?? []);
  const show = (next: MailView) => {
    setView(next);
    setChosen(null);
  };
  const run = async (work: Promise<boolean>, done?: string) => {
    setBusy(true);
    const isDone = await work.finally(() => setBusy(false));
    if (!isDone) showToast(MAIL_COPY.failed, { tone: 'error' });
    else if (done) showToast(done, { tone: 'done' });
  };
  const open = (mail: Mail) => {
    setOpened({ mail, open: true });
    if (!mail.isRead) void run(markRead([mail.mailId], queryClient));
  };
  const toggle = (mailId: string) => {
    const next = new Set(chosen);
    if (!next.delete(mailId)) next.add(mailId);
    setChosen(next);
  };
  const remove = async () => {
    if (deleting === null) return;
    await run(removeMails(deleting, queryClient), MAIL_COPY.removed);
    setDeleting(null);
    setChosen(null);
    setOpened((now) => now && { ...now, open: false });
  };

  return (
    <>
      <div className="border-b border-line bg-surface">
        <ChipRow label={MAIL_COPY.kinds}>
          {KINDS.map((kind) => (
            <Chip key={kind ?? 'all'} on={view.kind === kind} onClick={() => show({ ...view, kind })}>
              {kind === null ? MAIL_COPY.all : MAIL_KIND_NAMES[kind]}
            </Chip>
          ))}
          <Chip on={view.onlyUnread} onClick={() => show({ ...view, onlyUnread: !view.onlyUnread })}>
            {MAIL_COPY.onlyUnread}
          </Chip>
        </ChipRow>
        <div className="gutter flex min-h-11 items-center gap-4 text-13">
          <span aria-live="polite" className="min-w-0 flex-1 text-text-2">
            {chosen !== null ? MAIL_COPY.selected(chosen.size) : unread === undefined ? '' : unreadSpoken(unread)}
          </span>
          {chosen === null ? (
            <>
              <TextButton disabled={!unread || busy} onClick={() => void run(markRead(null, queryClient))}>
                {MAIL_COPY.allRead}
              </TextButton>
              <TextButton disabled={rows.length === 0} onClick={() => setChosen(new Set())}>
                {MAIL_COPY.edit}
              </TextButton>
            </>
          ) : (
            <>
              <TextButton onClick={() => setChosen(new Set(rows.map(({ mailId }) => mailId)))}>{MAIL_COPY.selectAll}</TextButton>
              <TextButton onClick={() => setChosen(null)}>{MAIL_COPY.finish}</TextButton>
            </>
          )}
        </div>
      </div>
      <PagedList
        query={query}
        error={MAIL_COPY.error}
        skeleton={<MailSkeleton />}
        empty={rows.length === 0 ? <Empty view={view} onAll={() => show(ALL)} /> : null}
      >
        <ul className="border-b border-line bg-surface">
          {rows.map((mail) => (
            <MailRow
              key={mail.mailId}
              mail={mail}
              chosen={chosen === null ? null : chosen.has(mail.mailId)}
              onPress={() => (chosen === null ? open(mail) : toggle(mail.mailId))}
            />
          ))}
        </ul>
      </PagedList>
      {chosen === null ? null : (
        <div className="gutter sticky bottom-0 flex gap-2 border-t border-line bg-surface py-2 pb-[max(0.5rem,var(--safe-bottom))]">
          <Button
            variant="outline"
            block
            disabled={chosen.size === 0}
            busy={busy}
            onClick={() => void run(markRead([...chosen], queryClient)).then(() => setChosen(null))}
          >
            {MAIL_COPY.markRead}
          </Button>
          <Button block disabled={chosen.size === 0} busy={busy} onClick={() => setDeleting([...chosen])}>
            {MAIL_COPY.remove}
          </Button>
        </div>
      )}
      {opened ? (
        <MailSheet
          mail={opened.mail}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
          onRemove={() => setDeleting([opened.mail.mailId])}
        />
      ) : null}
      <AlertDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => void remove()}
        title={MAIL_COPY.removeQuestion(deleting?.length ?? 0)}
        confirm={MAIL_COPY.remove}
        cancel={MAIL_COPY.stay}
        busy={busy}
      >
        {MAIL_COPY.removeEffect}
      </AlertDialog>
    </>
  );
}

function Empty({ view, onAll }: { view: MailView; onAll: () => void }) {
  const isAll = view.kind === null && !view.onlyUnread;
  return (
    <EmptyHistory
      title={isAll ? MAIL_COPY.empty : MAIL_COPY.emptyView}
      hint={isAll ? MAIL_COPY.emptyHint : undefined}
      link={{ href: route('/mine'), name: MAIL_COPY.backToMine }}
      clear={isAll ? null : { name: MAIL_COPY.showAll, onClear: onAll }}
    />
  );
}

function TextButton({ children, ...rest }: { children: string; disabled?: boolean; onClick: () => void }) {
  return (
    <button type="button" className="flex min-h-11 items-center text-14 font-semibold text-brand disabled:text-text-3" {...rest}>
      {children}
    </button>
  );
}
