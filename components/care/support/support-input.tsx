'use client';

import { type SyntheticEvent, useRef } from 'react';
import { PictureInput } from '@/components/member/picture/picture-input';
import { PictureTile } from '@/components/member/picture/picture-tile';
import type { Pictures } from '@/components/member/picture/use-pictures';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SUPPORT_PICTURES } from '@pavilion/contract/calls/support.calls';
import { TICKET_COPY } from '@/lib/domain/care/support/ticket.copy';
import { SUPPORT_TEXT_MAX } from '@/lib/domain/care/support/ticket.rules';
import { PICTURE_COPY } from '@/lib/domain/member/picture/picture.copy';
import { judgePictures } from '@/lib/domain/member/picture/picture.rules';

/** The field of the conversation: a text, and up to three pictures that are uploaded while it is written. */
export function SupportInput({
  text,
  onText,
  pictures,
  sending,
  onSend,
}: {
  text: string;
  onText: (text: string) => void;
  pictures: Pictures;
  sending: boolean;
  onSend: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const attach = useRef<HTMLButtonElement>(null);
  const { chosen, notice, add, remove, again } = pictures;
  const obstacle = judgePictures(chosen);
  const isEmpty = text.trim() === '' && chosen.length === 0;
  const wrong = notice === '' ? (chosen.find(({ message }) => message !== '')?.message ?? '') : notice;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending || isEmpty || obstacle !== null) return;
    onSend();
    field.current?.focus({ preventScroll: true });
  };
  const takeAway = (key: string) => {
    remove(key);
    // The removed tile's button had the focus.
    requestAnimationFrame(() => attach.current?.focus());
  };
  return (
    <Form onSubmit={submit} className="border-t border-line">
      {chosen.length === 0 ? null : (
        <ul aria-label={TICKET_COPY.attached} className="gutter flex gap-2 overflow-x-auto pt-2">
          {chosen.map((picture, index) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              position={index + 1}
              onRemove={() => takeAway(picture.key)}
              onAgain={() => again(picture.key)}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className={wrong === '' ? 'sr-only' : 'gutter pt-1 text-13 text-error'}>
        {wrong === '' && obstacle !== null ? PICTURE_COPY.busy : wrong}
      </p>
      <div className="flex items-end gap-1 py-2 pr-1.5 pl-1">
        <IconButton
          ref={attach}
          label={TICKET_COPY.attach}
          disabled={chosen.length >= SUPPORT_PICTURES}
          onClick={() => picker.current?.click()}
          className="text-text-2 disabled:text-text-3"
        >
          <Icon name="image-plus" size={22} />
        </IconButton>
        <PictureInput ref={picker} label={TICKET_COPY.attach} multiple onChoose={add} />
        <textarea
          ref={field}
          rows={1}
          aria-label={TICKET_COPY.field}
          value={text}
          maxLength={SUPPORT_TEXT_MAX}
          placeholder={TICKET_COPY.placeholder}
          onChange={(event) => onText(event.target.value)}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-transparent bg-cell px-3 py-2.5 text-16 text-text placeholder:text-text-3 focus:border-brand"
        />
        <IconButton
          type="submit"
          label={sending ? TICKET_COPY.sending : TICKET_COPY.send}
          disabled={sending || isEmpty || obstacle !== null}
          className="text-brand disabled:text-text-3"
        >
          <Icon name="send" size={22} />
        </IconButton>
      </div>
    </Form>
  );
}
