import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/button';
import { depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { GUIDE_COPY } from '@/lib/domain/care/guide/guide.copy';
import { type Guide, guidePath, type GuideStep } from '@/lib/domain/care/guide/guide.model';
import { pathWithBack, route } from '@/lib/routes';
import { GuideDrawing } from './guide-drawing';
import { GuideFigures } from './guide-figures';

const PARTS = ['deposit', 'withdraw', 'notes'] as const;

/** 平台教程: both directions of one way to pay, step by step, with its figures; null for an unknown one. */
export function GuideDetail({ guide }: { guide: Guide | null }) {
  if (!guide) {
    return (
      <EmptyState
        title={GUIDE_COPY.unknown}
        hint={GUIDE_COPY.unknownHint}
        action={
          <LinkButton block href={route('/mine/finance/introTutorial')}>
            {GUIDE_COPY.all}
          </LinkButton>
        }
      />
    );
  }
  const { method, kind, name, summary, deposit, withdraw, notes } = guide;
  return (
    <article className="gutter space-y-3 pt-3 pb-20">
      <div className="px-1">
        <h2 className="text-20 font-semibold">{name}</h2>
        <p className="mt-1 text-14 text-text-2">{summary}</p>
      </div>
      <nav aria-label={GUIDE_COPY.contents} className="flex flex-wrap gap-2">
        {PARTS.map((part) => (
          <a key={part} href={`#${part}`} className="flex min-h-11 items-center rounded-key bg-surface px-4 text-14 text-brand">
            {GUIDE_COPY[part]}
          </a>
        ))}
      </nav>
      <GuideFigures method={method} kind={kind} />
      <Steps id="deposit" steps={deposit} />
      <LinkButton block href={depositPath({ method, back: guidePath(method) })}>
        {GUIDE_COPY.toDeposit(name)}
      </LinkButton>
      <Steps id="withdraw" steps={withdraw} />
      <LinkButton block variant="secondary" href={pathWithBack(route('/mine/finance/withdrawal'), guidePath(method))}>
        {GUIDE_COPY.toWithdraw}
      </LinkButton>
      <section id="notes" aria-labelledby="notes-heading" className="card scroll-mt-16 p-4">
        <h3 id="notes-heading" className="text-16 font-semibold">
          {GUIDE_COPY.notes}
        </h3>
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-14 text-text-2 marker:text-text-3">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function Steps({ id, steps }: { id: 'deposit' | 'withdraw'; steps: readonly GuideStep[] }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="card scroll-mt-16 p-4">
      <h3 id={`${id}-heading`} className="text-16 font-semibold">
        {GUIDE_COPY[id]}
      </h3>
      <ol className="mt-3 space-y-5">
        {steps.map(({ title, text, picture }, index) => (
          <li key={title}>
            <p className="flex items-start gap-2 text-15 font-semibold">
              <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-13 text-on-brand">
                {index + 1}
              </span>
              <span className="sr-only">{GUIDE_COPY.step(index + 1)}</span>
              {title}
            </p>
            <p className="mt-1 pl-8 text-14 text-text-2">{text}</p>
            <GuideDrawing picture={picture} className="mt-2 ml-8 h-36 w-[calc(100%-2rem)] max-w-72" />
          </li>
        ))}
      </ol>
    </section>
  );
}
