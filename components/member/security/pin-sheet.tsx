'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { PIN_COPY } from '@/lib/domain/member/security/pin.copy';
import { supportPath } from '@/lib/routes';
import { PinEntry } from './pin-entry';
import { PinForm } from './pin-form';

/**
 * Requests the withdrawal PIN. A member without one sets it first, and 修改提款密码 changes it; both then lead back to the request.
 * `summary` names what the PIN confirms. `error` is the last rejection: it clears the digits. The PIN is stored nowhere.
 */
export function PinSheet({
  open,
  onClose,
  title,
  summary,
  busy,
  error,
  onPin,
}: {
  open: boolean;
  onClose(): void;
  title: string;
  summary?: ReactNode;
  busy: boolean;
  error: string | null;
  onPin(pin: string): void;
}) {
  const member = useQuery({ ...memberOptions(), enabled: open });
  const [changing, setChanging] = useState(false);
  if (!open && changing) setChanging(false);
  const sets = member.data !== undefined && !member.data.hasPin;
  return (
    <Sheet open={open} onClose={onClose} title={sets ? PIN_COPY.set : changing ? PIN_COPY.change : title}>
      <div className="gutter pb-4">
        <LoadedMember query={member}>
          {(data) =>
            sets ? (
              <PinForm key="set" member={data} onSaved={() => undefined} />
            ) : changing ? (
              <>
                <PinForm key="change" member={data} onSaved={() => setChanging(false)} />
                <button type="button" className="min-h-11 w-full text-14 text-brand" onClick={() => setChanging(false)}>
                  {PIN_COPY.back}
                </button>
              </>
            ) : (
              <>
                {summary === undefined ? null : <div className="mb-4">{summary}</div>}
                <PinEntry busy={busy} error={error} onPin={onPin} />
                <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-14 text-brand">
                  <button type="button" className="min-h-11" disabled={busy} onClick={() => setChanging(true)}>
                    {PIN_COPY.change}
                  </button>
                  <a href={supportPath('withdraw')} className="flex min-h-11 items-center">
                    {PIN_COPY.forgot}
                  </a>
                </div>
              </>
            )
          }
        </LoadedMember>
      </div>
    </Sheet>
  );
}

/** Sets the first PIN, or changes it, and closes. */
export function PinSettingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const member = useQuery({ ...memberOptions(), enabled: open });
  return (
    <Sheet open={open} onClose={onClose} title={PIN_COPY.prompt}>
      <div className="gutter pb-4">
        <LoadedMember query={member}>{(data) => <PinForm member={data} onSaved={onClose} />}</LoadedMember>
      </div>
    </Sheet>
  );
}

interface MemberQuery {
  data: Member | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

function LoadedMember({ query, children }: { query: MemberQuery; children: (member: Member) => ReactNode }) {
  if (query.data) return children(query.data);
  if (query.error) return <ErrorState reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return <Skeleton className="h-52" />;
}
