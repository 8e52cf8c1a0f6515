'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { LinkButton } from '@/components/ui/button';
import { maskedPhone } from '@/lib/domain/member/account/account.rules';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { INFO_COPY } from '@/lib/domain/member/info/info.copy';
import type { InfoKind } from '@/lib/domain/member/info/info.model';
import { infoOptions } from '@/lib/domain/member/info/info.queries';
import { hasOpen } from '@/lib/domain/member/info/info.rules';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { realNameOptions } from '@/lib/domain/member/security/real-name.queries';
import { route } from '@/lib/routes';
import { InfoForm } from './info-form';
import { InfoRequestCard } from './info-request-card';

const KINDS: readonly InfoKind[] = ['realName', 'phone', 'payee'];

/** 资料变更: the possible requests, and their results. `member`: the server's data. */
export function InfoScreen({ member }: { member: Member | null }) {
  const requests = useQuery(infoOptions());
  const account = useQuery(memberOptions(member));
  const name = useQuery(realNameOptions());
  const payees = useQuery(payeesOptions());
  const [chosen, setChosen] = useState<{ kind: InfoKind; open: boolean } | null>(null);
  const queries = [requests, account, name, payees];
  const failed = queries.find(({ isError }) => isError);
  const retry = () => void Promise.all(queries.filter(({ isError }) => isError).map((query) => query.refetch()));
  if (!requests.data || !account.data || !name.data || !payees.data) {
    return failed ? (
      <div className="card overflow-hidden">
        <ErrorState title={INFO_COPY.error} reason={failed.error} onRetry={retry} busy={failed.isFetching} />
      </div>
    ) : (
      <div className="space-y-3" aria-hidden="true">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="card h-[195px]" />
        <Skeleton className="card h-[220px]" />
      </div>
    );
  }
  const list = requests.data;
  const cards = payees.data.list.filter(({ kind }) => kind === 'bank');
  const now = {
    realName: name.data.state === 'verified' ? name.data.masked : '',
    phone: maskedPhone(account.data.phone),
    payee: cards[0] ? cards[0].masked || '—' : '',
  };
  const obstacle = (kind: InfoKind): string | null => {
    if (hasOpen(list, kind)) return INFO_COPY.open;
    if (now[kind] !== '') return null;
    return { realName: INFO_COPY.nameFirst, phone: INFO_COPY.noPhone, payee: INFO_COPY.noCard }[kind];
  };
  const close = () => setChosen((one) => one && { ...one, open: false });
  return (
    <div className="space-y-3">
      {failed ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={retry} />
        </div>
      ) : null}
      <p className="px-1 text-14 text-text-2">{INFO_COPY.lead}</p>
      <ListGroup inset>
        {KINDS.map((kind) => {
          const { name: label, text } = INFO_COPY.kinds[kind];
          const stop = obstacle(kind);
          const message = (
            <>
              <span className={`block ${stop === null ? '' : 'text-text-2'}`}>{label}</span>
              <span className="block text-12 text-text-3">{text}</span>
            </>
          );
          return stop === null ? (
            <ListRow key={kind} label={message} onPress={() => setChosen({ kind, open: true })} />
          ) : (
            <ListRow key={kind} label={message} value={stop} />
          );
        })}
      </ListGroup>
      <h2 className="px-1 pt-2 text-13 text-text-2">{INFO_COPY.requests}</h2>
      {list.length === 0 ? (
        <div className="card overflow-hidden">
          <EmptyState
            title={INFO_COPY.empty}
            hint={INFO_COPY.emptyHint}
            action={
              <LinkButton variant="outline" size="sm" block href={route('/mine/userInfo')}>
                {INFO_COPY.toProfile}
              </LinkButton>
            }
          />
        </div>
      ) : (
        <ul className="space-y-2">
          {list.map((request) => (
            <InfoRequestCard key={request.requestId} request={request} />
          ))}
        </ul>
      )}
      {chosen ? (
        <Sheet open={chosen.open} onClose={close} title={INFO_COPY.kinds[chosen.kind].name}>
          <div className="gutter pb-4">
            <InfoForm
              key={chosen.kind}
              kind={chosen.kind}
              now={now[chosen.kind]}
              cards={cards}
              hasPin={account.data.hasPin}
              onSent={close}
            />
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
