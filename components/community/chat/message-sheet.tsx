'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { mutePerson, unmutePerson } from '@/lib/domain/community/chat/muted.store';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { REPORT_COPY, REPORT_REASONS } from '@/lib/domain/community/chat/report.copy';
import { reportMessage, type ReportedMessage } from '@/lib/domain/community/chat/report.mutations';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { newUuid } from '@/lib/kit/browser/uuid';

/** Actions on another user's message: reply to it, report it to 客服, or mute its author. */
export function MessageSheet({
  open,
  onClose,
  message,
  owner,
  onReply,
}: {
  open: boolean;
  onClose: () => void;
  message: ReportedMessage;
  /** Owner of the list to which a muted author is added. */
  owner: string;
  /** Absent for a visitor. */
  onReply: (() => void) | undefined;
}) {
  const [reason, setReason] = useState<string>(REPORT_REASONS[0]);
  // A repeat of a report whose response was lost is the same report.
  const [id] = useState(() => newUuid());
  const send = useMutation({
    mutationFn: () => reportMessage(message, reason, id),
    onSuccess: () => {
      showToast(REPORT_COPY.sent, { tone: 'done' });
      onClose();
    },
  });
  const muteAuthor = () => {
    mutePerson(owner, { userId: message.userId, name: message.name });
    onClose();
    showToast(REPORT_COPY.muted(message.name), {
      tone: 'done',
      action: { label: REPORT_COPY.undo, onPress: () => unmutePerson(owner, message.userId) },
    });
  };
  return (
    <Sheet open={open} onClose={onClose} title={REPORT_COPY.title(message.name)} titleFirst>
      <div className="gutter pb-4">
        <blockquote className="line-clamp-3 rounded-key bg-surface-2 px-3 py-2 text-14 text-text-2 [overflow-wrap:anywhere]">
          {message.text}
        </blockquote>
        {onReply ? (
          <Button
            variant="secondary"
            block
            className="mt-3"
            onClick={() => {
              onClose();
              onReply();
            }}
          >
            {CHAT_COPY.reply}
          </Button>
        ) : null}
        <h3 className="mt-4 flex items-center gap-2 text-15 font-semibold">
          <Icon name="flag" size={18} />
          {REPORT_COPY.report}
        </h3>
        <fieldset aria-label={REPORT_COPY.reasons} className="mt-2 flex flex-wrap gap-2">
          {REPORT_REASONS.map((one) => (
            <Chip key={one} on={one === reason} onClick={() => setReason(one)}>
              {one}
            </Chip>
          ))}
        </fieldset>
        {send.isError ? (
          <p role="alert" className="mt-2 text-13 text-error">
            {memberMessage(send.error)}
          </p>
        ) : null}
        <Button block className="mt-3" busy={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? REPORT_COPY.sendBusy : REPORT_COPY.send}
        </Button>
        <div className="mt-4 border-t border-line pt-3">
          <Button variant="outline" block onClick={muteAuthor}>
            {REPORT_COPY.mute}
          </Button>
          <p className="mt-1.5 text-center text-13 text-text-2">{REPORT_COPY.muteHint}</p>
        </div>
      </div>
    </Sheet>
  );
}
