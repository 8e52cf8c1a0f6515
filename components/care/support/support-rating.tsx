'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Form } from '@/components/ui/field/form';
import { TextArea } from '@/components/ui/field/text-area';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { RATING_TEXT_MAX } from '@pavilion/contract/calls/support.calls';
import { RATING_COPY, RATING_REASON_NAMES } from '@/lib/domain/care/support/rating.copy';
import { reasonsFor } from '@/lib/domain/care/support/rating.rules';
import type { Rating, RatingReason, Service } from '@/lib/domain/care/support/ticket.model';
import { changeTicket } from '@/lib/domain/care/support/ticket.mutations';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { NetworkError } from '@/lib/kit/http/errors';

/** The rating of a service that has ended: stars, and what explains them. It is stored once. */
export function SupportRating({
  ticketKey,
  service,
  open,
  onClose,
}: {
  ticketKey: string;
  service: Service;
  open: boolean;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const noteId = useId();
  const [stars, setStars] = useState(0);
  const [reasons, setReasons] = useState<readonly RatingReason[]>([]);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (rating: Rating) => changeTicket(client, ticketKey, (api) => api.rateService(ticketKey, service.serviceId, rating)),
    onSuccess: () => {
      showToast(RATING_COPY.done, { tone: 'done' });
      onClose();
    },
  });
  const { length } = Array.from(text.trim());
  const tooLong = length > RATING_TEXT_MAX;
  const fitting = reasonsFor(stars);
  const choose = (next: number) => {
    setStars(next);
    setMissing(false);
    setReasons((chosen) => chosen.filter((reason) => reasonsFor(next).includes(reason)));
  };
  const toggle = (reason: RatingReason) =>
    setReasons((chosen) => (chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason]));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(stars === 0);
    if (stars > 0 && !tooLong && !isPending) mutate({ stars, reasons, text: text.trim() });
  };
  const failure = error === null ? null : error instanceof NetworkError ? RATING_COPY.lost : memberMessage(error);
  return (
    <Sheet open={open} onClose={onClose} title={RATING_COPY.title} titleFirst>
      <Form noValidate onSubmit={submit} className="gutter space-y-4 pb-4">
        <fieldset aria-describedby={noteId}>
          <legend className="text-13 text-text-2">{RATING_COPY.stars}</legend>
          <div className="-ml-2 flex">
            {RATING_COPY.star.map((name, index) => (
              <label key={name} className="relative grid size-12 place-items-center">
                <input
                  type="radio"
                  name="support-rating"
                  aria-label={name}
                  className="peer absolute inset-0 size-full cursor-pointer opacity-0"
                  checked={stars === index + 1}
                  onChange={() => choose(index + 1)}
                />
                <Icon
                  name="star"
                  size={28}
                  className={`rounded-key peer-focus-visible:outline-2 peer-focus-visible:outline-brand ${index < stars ? 'fill-current text-warn' : 'text-text-3'}`}
                />
              </label>
            ))}
          </div>
          <p id={noteId} aria-live="polite" className={`min-h-5 text-13 ${missing ? 'text-error' : 'text-text-2'}`}>
            {missing ? RATING_COPY.choose : (RATING_COPY.star[stars - 1] ?? '')}
          </p>
        </fieldset>
        {/* They depend on the stars, and have their place before. */}
        <fieldset className={stars === 0 ? 'invisible' : ''}>
          <legend className="text-13 text-text-2">{RATING_COPY.reasons}</legend>
          <div className="flex flex-wrap gap-2 py-1.5">
            {fitting.map((reason) => (
              <Chip key={reason} on={reasons.includes(reason)} onClick={() => toggle(reason)}>
                {RATING_REASON_NAMES[reason]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={RATING_COPY.text}
          placeholder={RATING_COPY.placeholder}
          hint={RATING_COPY.textHint}
          error={tooLong ? RATING_COPY.long(RATING_TEXT_MAX) : undefined}
          rows={3}
          count={length}
          limit={RATING_TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {failure === null ? null : (
          <p role="alert" className="card bg-warn-bg px-4 py-3 text-14 text-warn">
            {failure}
          </p>
        )}
        <Button type="submit" block busy={isPending}>
          {isPending ? RATING_COPY.submitting : RATING_COPY.submit}
        </Button>
      </Form>
    </Sheet>
  );
}
