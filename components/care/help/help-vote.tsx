'use client';

import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Skeleton } from '@/components/ui/skeleton';
import type { HelpSlug } from '@/lib/domain/care/help/help.model';
import type { HelpTally, HelpVoteRequest as Vote } from '@/lib/domain/care/help/vote.api';
import { VOTE_COPY } from '@/lib/domain/care/help/vote.copy';
import { submitHelpVote } from '@/lib/domain/care/help/vote.mutations';
import { supportPath } from '@/lib/routes';

const loadReason = async () => (await import('./help-reason')).HelpReason;

type State =
  | { step: 'idle' }
  /** 没有帮助 is chosen: a reason may be written. */
  | { step: 'reason' }
  | { step: 'sending'; vote: Vote }
  | { step: 'error'; vote: Vote; message: string }
  | { step: 'thanks'; vote: Vote; tally: HelpTally };

/** 有帮助吗 at the end of a help page. It needs a script, so it is not shown without one; the page then is complete without it. */
export function HelpVote({ slug }: { slug: HelpSlug }) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const send = async (vote: Vote) => {
    setState({ step: 'sending', vote });
    const result = await submitHelpVote(vote);
    setState('tally' in result ? { step: 'thanks', vote, tally: result.tally } : { step: 'error', vote, message: result.message });
  };
  const busy = state.step === 'sending';
  const chosen = 'vote' in state ? state.vote.answer : null;
  return (
    <section aria-labelledby="help-vote" className="mt-2 border-y border-line bg-surface px-4 py-4 [@media(scripting:none)]:hidden">
      <h2 id="help-vote" className="text-15 font-semibold">
        {VOTE_COPY.question}
      </h2>
      {state.step === 'thanks' ? (
        <Thanks vote={state.vote} tally={state.tally} />
      ) : (
        <>
          <div className="mt-3 grid grid-cols-2 gap-2">
            <Button
              variant="outline"
              size="sm"
              disabled={busy}
              busy={busy && chosen === 'yes'}
              onClick={() => void send({ slug, answer: 'yes' })}
            >
              <Icon name="check" size={18} />
              {busy && chosen === 'yes' ? VOTE_COPY.sending : VOTE_COPY.yes}
            </Button>
            <Button
              variant="outline"
              size="sm"
              disabled={busy}
              aria-expanded={state.step === 'reason'}
              onClick={() => setState({ step: 'reason' })}
            >
              <Icon name="x" size={18} />
              {VOTE_COPY.no}
            </Button>
          </div>
          {state.step === 'error' ? (
            <p role="alert" className="mt-3 flex items-start gap-2 rounded-card bg-warn-bg px-3 py-2 text-14 text-warn">
              <Icon name="circle-alert" size={18} className="mt-px" />
              <span className="min-w-0 flex-1">{state.message}</span>
              <button type="button" className="hit-44 shrink-0 font-semibold text-brand" onClick={() => void send(state.vote)}>
                {VOTE_COPY.again}
              </button>
            </p>
          ) : null}
          <Lazy
            load={loadReason}
            wanted={state.step === 'reason' || chosen === 'no'}
            setWanted={(wanted) => setState({ step: wanted ? 'reason' : 'idle' })}
            waiting={<Skeleton className="mt-3 h-44 w-full" />}
          >
            {(HelpReason) =>
              state.step === 'reason' || chosen === 'no' ? (
                <HelpReason busy={busy} onSend={(reason) => void send({ slug, answer: 'no', ...(reason === '' ? {} : { reason }) })} />
              ) : null
            }
          </Lazy>
        </>
      )}
    </section>
  );
}

/** The vote is stored; a reader who found no help gets further links. */
function Thanks({ vote, tally }: { vote: Vote; tally: HelpTally }) {
  return (
    <>
      <output className="mt-2 flex items-start gap-2 text-14 text-text-2">
        <Icon name="circle-check" size={18} className="mt-px text-down" />
        <span>
          {VOTE_COPY.thanks}。{vote.answer === 'yes' ? VOTE_COPY.count(tally.helpful, tally.votes) : VOTE_COPY.noted}
        </span>
      </output>
      {vote.answer === 'no' ? (
        <LinkButton href={supportPath('help')} variant="secondary" size="sm" block className="mt-3">
          {VOTE_COPY.contact}
        </LinkButton>
      ) : null}
    </>
  );
}
