'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { KIND_NAMES } from '@/lib/domain/money/payee/payee-links.copy';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import { PAYEE_PAGES } from '@/lib/domain/money/payee/payee.model';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { payeesOf } from '@/lib/domain/money/payee/payee.rules';
import { realNameOptions } from '@/lib/domain/member/security/real-name.queries';
import { pathWithBack } from '@/lib/routes';
import { NameNeeded } from './name-needed';
import { PayeeForm } from './payee-form';
import { PayeeList } from './payee-list';
import { PayeeFormSkeleton } from './payee-skeleton';

/**
 * The form that adds a payee of one kind. Where the kind has no page for its list, the bound ones come first and a button leads to the
 * form, unless the member came from a page to add one. It leads to `back`, else to the list.
 */
export function PayeeAddScreen({
  kind,
  back,
  path = PAYEE_PAGES[kind].add,
}: {
  kind: PayeeKind;
  back: string | null;
  /** This page, to come back to from 实名认证. */
  path?: string;
}) {
  const router = useRouter();
  const [added, setAdded] = useState(0);
  const [isAdding, setIsAdding] = useState(false);
  const payees = useQuery(payeesOptions());
  const name = useQuery(realNameOptions());
  const { list } = PAYEE_PAGES[kind];
  const hasList = list === path;

  const failed = [payees, name].find((query) => query.isError);
  const retry = () => {
    if (payees.isError) void payees.refetch();
    if (name.isError) void name.refetch();
  };
  if (!payees.data || !name.data) {
    return failed ? (
      <div className="card overflow-hidden">
        <ErrorState reason={failed.error} onRetry={retry} busy={payees.isFetching || name.isFetching} />
      </div>
    ) : (
      <PayeeFormSkeleton kind={kind} />
    );
  }

  const own = payeesOf([kind], payees.data.list);
  const max = payees.data.maxPerKind;
  const finish = () => {
    showToast(PAYEE_COPY.added, { tone: 'done' });
    if (back !== null || !hasList) return router.replace(back ?? list);
    setAdded(added + 1);
    setIsAdding(false);
  };
  const isListed = hasList && own.length > 0;
  const isFormWanted = isAdding || back !== null || !isListed;
  const bound = isListed ? <PayeeList payees={own} max={max} /> : null;
  return (
    <div className="space-y-2">
      {failed ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={retry} />
        </div>
      ) : null}
      {name.data.state !== 'verified' ? (
        <>
          <NameNeeded name={name.data} path={pathWithBack(path, back)} />
          {bound}
        </>
      ) : own.length >= max ? (
        <>
          {bound}
          <section className="card p-4">
            <p className="text-14 text-text-2">{PAYEE_COPY.full(max)}</p>
            {hasList ? null : (
              <LinkButton size="sm" block variant="secondary" className="mt-3" href={list}>
                {PAYEE_COPY.toList(KIND_NAMES[kind])}
              </LinkButton>
            )}
          </section>
        </>
      ) : isFormWanted ? (
        <>
          <PayeeForm key={added} kind={kind} holder={name.data.masked} payees={own} onAdded={finish} />
          {bound}
        </>
      ) : (
        <>
          {bound}
          <Button block onClick={() => setIsAdding(true)}>
            {PAYEE_COPY.toAdd(KIND_NAMES[kind])}
          </Button>
        </>
      )}
    </div>
  );
}
