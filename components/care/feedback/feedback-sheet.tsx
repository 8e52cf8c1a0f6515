'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { PictureRow } from '@/components/member/picture/picture-row';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { FEEDBACK_TEXT } from '@pavilion/contract/calls/feedback.calls';
import { FEEDBACK_COPY, FEEDBACK_KIND_NAMES, FEEDBACK_STATE_NAMES } from '@/lib/domain/care/feedback/feedback.copy';
import type { Feedback } from '@/lib/domain/care/feedback/feedback.model';
import { changeFeedback } from '@/lib/domain/care/feedback/feedback.mutations';
import { newUuid } from '@/lib/kit/browser/uuid';
import { dateTime } from '@/lib/kit/format/site-time';

/** One ticket: its messages and replies, a field to add to it, and the way to close it. */
export function FeedbackSheet({ ticket, open, onClose }: { ticket: Feedback; open: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const isClosed = ticket.state === 'closed';
  const close = async () => {
    setBusy(true);
    const failure = await changeFeedback((api) => api.closeFeedback(ticket.ticketId), queryClient);
    setBusy(false);
    setConfirming(false);
    showToast(failure ?? FEEDBACK_COPY.closed, { tone: failure === null ? 'done' : 'error' });
  };
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={`${FEEDBACK_KIND_NAMES[ticket.kind]} · ${FEEDBACK_STATE_NAMES[ticket.state]}`}
        titleFirst
        foot={isClosed ? undefined : <ReplyForm ticketId={ticket.ticketId} />}
      >
        <div className="gutter pb-4">
          <p className="text-12 text-text-3">
            {FEEDBACK_COPY.number} {ticket.ticketId}
            {ticket.hasDiagnostics ? ` · ${FEEDBACK_COPY.withDiagnostics}` : ''}
          </p>
          <div role="log" aria-label={FEEDBACK_COPY.conversation}>
            <ul className="mt-3 space-y-3">
              {ticket.messages.map(({ id, from, text, at }, index) => {
                const own = from === 'member';
                return (
                  <li key={id} className={`flex flex-col ${own ? 'items-end' : 'items-start'}`}>
                    <p className="text-12 text-text-3">
                      {own ? FEEDBACK_COPY.me : FEEDBACK_COPY.staff} {dateTime(at)}
                    </p>
                    <p
                      className={`mt-1 max-w-[85%] rounded-bar px-3 py-2 text-15 whitespace-pre-wrap [overflow-wrap:anywhere] ${own ? 'bg-brand text-on-brand' : 'bg-cell text-text'}`}
                    >
                      {text}
                    </p>
                    {index === 0 ? (
                      <div className="mt-2">
                        <PictureRow label={FEEDBACK_COPY.pictures} ids={ticket.pictureIds} />
                      </div>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </div>
          {isClosed ? null : (
            <Button variant="plain" size="sm" block className="mt-4" onClick={() => setConfirming(true)}>
              {FEEDBACK_COPY.close}
            </Button>
          )}
        </div>
      </Sheet>
      <AlertDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void close()}
        title={FEEDBACK_COPY.closeQuestion}
        confirm={FEEDBACK_COPY.closeConfirm}
        cancel={FEEDBACK_COPY.stay}
        busy={busy}
      >
        {FEEDBACK_COPY.closeEffect}
      </AlertDialog>
    </>
  );
}

/** A line to the staff. A failed one stays, and is sent again under its own id. */
function ReplyForm({ ticketId }: { ticketId: string }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [id, setId] = useState(newUuid);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (busy || message === '') return;
    setBusy(true);
    const rejected = await changeFeedback((api) => api.replyToFeedback(ticketId, { id, text: message }), queryClient);
    setBusy(false);
    setFailure(rejected);
    if (rejected !== null) return;
    setText('');
    setId(newUuid());
  };
  return (
    <Form onSubmit={(event) => void submit(event)} className="border-t border-line pb-[var(--safe-bottom)]">
      {failure === null ? null : (
        <p role="alert" className="gutter pt-2 text-13 text-error">
          {failure}
        </p>
      )}
      <div className="gutter flex items-end gap-1 py-2 pr-1.5">
        <textarea
          rows={1}
          aria-label={FEEDBACK_COPY.replyField}
          placeholder={FEEDBACK_COPY.reply}
          value={text}
          maxLength={FEEDBACK_TEXT.max}
          onChange={({ target }) => setText(target.value)}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-transparent bg-cell px-3 py-2.5 text-16 text-text placeholder:text-text-3 focus:border-brand"
        />
        <IconButton
          type="submit"
          label={busy ? FEEDBACK_COPY.sending : FEEDBACK_COPY.send}
          disabled={busy || text.trim() === ''}
          className="text-brand disabled:text-text-3"
        >
          <Icon name="send" size={22} />
        </IconButton>
      </div>
    </Form>
  );
}
