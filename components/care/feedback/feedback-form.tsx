'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PictureUploader } from '@/components/member/picture/picture-uploader';
import { usePictures } from '@/components/member/picture/use-pictures';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Form } from '@/components/ui/field/form';
import { TextArea } from '@/components/ui/field/text-area';
import { showToast } from '@/components/ui/toast/toast-queue';
import { FEEDBACK_KINDS, FEEDBACK_PICTURES, FEEDBACK_TEXT } from '@pavilion/contract/calls/feedback.calls';
import { readDraft, removeDraft, writeDraft } from '@/lib/domain/care/feedback/draft.storage';
import { FEEDBACK_COPY, FEEDBACK_KIND_NAMES } from '@/lib/domain/care/feedback/feedback.copy';
import { submitFeedback } from '@/lib/domain/care/feedback/feedback.mutations';
import { judgeFeedback, textLength } from '@/lib/domain/care/feedback/feedback.rules';
import { judgePictures, pictureIdsOf } from '@/lib/domain/member/picture/picture.rules';
import { newUuid } from '@/lib/kit/browser/uuid';
import { collectDiagnostics } from './diagnostics';

/** Kind, text, pictures and, on consent, diagnostic data. The text survives a reload; pictures do not. */
export function FeedbackForm({ memberId, onSent }: { memberId: string; onSent: () => void }) {
  const queryClient = useQueryClient();
  const [draft] = useState(() => readDraft(memberId));
  /** Idempotency key of the feedback; a repeat after a lost response has the same one. */
  const [key, setKey] = useState(() => draft?.key ?? newUuid());
  const [diagnostics, setDiagnostics] = useState('');
  const pictures = usePictures(FEEDBACK_PICTURES);
  const [picturesError, setPicturesError] = useState<string | null>(null);
  const { register, handleSubmit, setError, setValue, getValues, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { kind: draft?.kind ?? FEEDBACK_KINDS[0], text: draft?.text ?? '' },
  });
  const [kind, text] = useWatch({ control, name: ['kind', 'text'] });
  const { errors, isSubmitting } = formState;
  const keep = () => writeDraft(memberId, { ...getValues(), key });

  const submit = handleSubmit(async (fields) => {
    const obstacle = judgePictures(pictures.chosen);
    setPicturesError(obstacle);
    if (obstacle !== null) return;
    const input = { key, kind: fields.kind, text: fields.text.trim(), pictureIds: pictureIdsOf(pictures.chosen), diagnostics };
    const result = await submitFeedback(input, queryClient);
    if (result.done) {
      removeDraft();
      pictures.clear();
      showToast(FEEDBACK_COPY.sent, { tone: 'done' });
      onSent();
      return;
    }
    if (result.isKnown) {
      const next = newUuid();
      setKey(next);
      writeDraft(memberId, { ...getValues(), key: next });
    }
    if (result.field === 'pictureIds') setPicturesError(result.message);
    else setError(result.field ?? 'root', { message: result.message }, { shouldFocus: result.field !== null });
  });

  return (
    <Form noValidate onSubmit={submit} className="space-y-3" aria-label={FEEDBACK_COPY.write}>
      <div className="card space-y-4 p-4">
        <fieldset className="min-w-0">
          <legend className="mb-1 text-13 text-text-2">{FEEDBACK_COPY.kind}</legend>
          <div className="flex flex-wrap gap-2 py-1.5">
            {FEEDBACK_KINDS.map((one) => (
              <Chip
                key={one}
                on={kind === one}
                onClick={() => {
                  setValue('kind', one);
                  keep();
                }}
              >
                {FEEDBACK_KIND_NAMES[one]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={FEEDBACK_COPY.text}
          placeholder={FEEDBACK_COPY.placeholder}
          hint={FEEDBACK_COPY.textHint}
          error={errors.text?.message}
          count={textLength(text)}
          limit={FEEDBACK_TEXT.max}
          {...register('text', { validate: (typed) => judgeFeedback(typed) ?? true, onChange: keep })}
        />
        <PictureUploader
          label={FEEDBACK_COPY.pictures}
          max={FEEDBACK_PICTURES}
          pictures={pictures}
          error={picturesError !== null && judgePictures(pictures.chosen) === null ? null : picturesError}
          disabled={isSubmitting}
        />
        <div>
          <Checkbox
            checked={diagnostics !== ''}
            onChange={({ target }) => setDiagnostics(target.checked ? collectDiagnostics(queryClient) : '')}
          >
            {FEEDBACK_COPY.diagnostics}
          </Checkbox>
          <p className="text-13 text-text-3">{FEEDBACK_COPY.diagnosticsHint}</p>
          {diagnostics === '' ? null : (
            <pre className="mt-2 rounded-key bg-cell px-3 py-2 text-12 whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]">
              {diagnostics}
            </pre>
          )}
        </div>
      </div>
      {errors.root?.message ? (
        <p role="alert" className="card bg-warn-bg px-4 py-3 text-14 text-warn">
          {errors.root.message}
        </p>
      ) : null}
      <Button type="submit" block busy={isSubmitting}>
        {isSubmitting ? FEEDBACK_COPY.submitting : FEEDBACK_COPY.submit}
      </Button>
      <p className="text-center text-13 text-text-3">{FEEDBACK_COPY.simulated}</p>
    </Form>
  );
}
