'use client';

import { type ReactNode, useId, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { PIN_COPY } from '@/lib/domain/member/security/pin.copy';
import { CHECK_COPY, CHECK_NAMES, WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.model';
import { type Check, type CheckState, lockedBy, missingTurnover } from '@/lib/domain/money/withdraw/withdraw.rules';
import { shortAmount } from '@pavilion/number/short-amount';
import { pathWithBack, route } from '@/lib/routes';

const LOOKS: Record<CheckState, { icon: IconName; tone: string }> = {
  done: { icon: 'circle-check', tone: 'text-brand' },
  todo: { icon: 'circle', tone: 'text-warn' },
  waiting: { icon: 'clock', tone: 'text-text-2' },
  rejected: { icon: 'circle-alert', tone: 'text-error' },
  unknown: { icon: 'circle', tone: 'text-text-3' },
};

const LINK = 'hit-44 shrink-0 font-semibold text-brand';

/** Conditions of a withdrawal, each with the way to meet it; one line once all are met. `here`: the page to return to. */
export function Checklist({
  checks,
  info,
  payees,
  here,
  onTurnover,
  onPin,
}: {
  checks: readonly Check[];
  info: WithdrawInfo;
  payees: readonly Payee[];
  here: string;
  onTurnover: () => void;
  onPin: () => void;
}) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const left = checks.filter(({ state }) => state !== 'done' && state !== 'unknown').length;
  const known = checks.every(({ state }) => state !== 'unknown');
  const open = left > 0 || !known || wanted;
  const heading = (
    <>
      <Icon name={left === 0 && known ? 'circle-check' : 'list-checks'} size={20} className="text-brand" />
      <span className="min-w-0 flex-1 text-left text-15 font-semibold">
        {left === 0 && known ? WITHDRAW_COPY.checksDone : WITHDRAW_COPY.checks}
      </span>
    </>
  );
  return (
    <section aria-label={WITHDRAW_COPY.checks} className="card px-4">
      {left > 0 || !known ? (
        <h2 className="flex min-h-12 items-center gap-2">
          {heading}
          {left > 0 ? <span className="text-13 text-warn">{WITHDRAW_COPY.checksLeft(left)}</span> : null}
        </h2>
      ) : (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setWanted(!wanted)}
          className="flex min-h-12 w-full items-center gap-2"
        >
          {heading}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} className="text-text-3" />
        </button>
      )}
      <ul id={id} hidden={!open} className="pb-1">
        {open ? checks.map((check) => <Row key={check.id} check={check} state={stateText(check)} action={actionOf(check)} />) : null}
      </ul>
    </section>
  );

  function stateText({ id: check, state }: Check): string {
    if (check === 'payee' && state === 'done') return WITHDRAW_COPY.payees(payees.filter((payee) => payee.state === 'active').length);
    if (check !== 'turnover' || state === 'unknown') return CHECK_COPY[check][state].state;
    const missing = missingTurnover(info);
    if (state !== 'done') return missing === null ? CHECK_COPY.turnover.todo.state : WITHDRAW_COPY.turnoverLeft(shortAmount(missing));
    const locked = lockedBy(info);
    return locked !== null && locked > 0n ? WITHDRAW_COPY.turnoverPart(shortAmount(locked)) : CHECK_COPY.turnover.done.state;
  }

  function actionOf({ id: check, state }: Check): ReactNode {
    const { action } = CHECK_COPY[check][state];
    switch (check) {
      case 'realName':
        return action === '' ? null : <MendLink path={route('/mine/userInfo/authentication')} here={here} text={action} />;
      case 'payee':
        return action === '' ? null : <MendLink path={route('/mine/addBankCard')} here={here} text={action} />;
      case 'turnover':
        return (info.turnover ?? []).length === 0 ? null : <Press text={WITHDRAW_COPY.turnoverSee} onPress={onTurnover} />;
      case 'pin':
        return <Press text={action === '' ? PIN_COPY.change : action} onPress={onPin} />;
    }
  }
}

function MendLink({ path, here, text }: { path: string; here: string; text: string }) {
  return (
    <a href={pathWithBack(path, here)} className={LINK}>
      {text}
    </a>
  );
}

function Press({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" className={LINK} onClick={onPress}>
      {text}
    </button>
  );
}

function Row({ check: { id, state }, state: text, action }: { check: Check; state: string; action: ReactNode }) {
  const { icon, tone } = LOOKS[state];
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2 border-t border-line text-14">
      <Icon name={icon} size={18} className={tone} />
      <span>{CHECK_NAMES[id]}</span>
      <span className="min-w-0 flex-1 text-right text-13 text-text-2">{text}</span>
      {action}
    </li>
  );
}
