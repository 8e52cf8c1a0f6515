import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { CODE } from '@pavilion/contract/codes';
import { BusinessError } from '@/lib/kit/http/errors';

/** The place of an order that has not been read: its skeleton, the error, or that the member has no order of this number. */
export function UnreadMoneyOrder({
  query: { isError, error, isFetching, refetch },
  skeleton,
  none,
  noneHint,
  toForm,
  onForm,
}: {
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
  skeleton: ReactNode;
  none: string;
  noneHint: string;
  toForm: string;
  onForm: () => void;
}) {
  if (!isError) return skeleton;
  const gone = error instanceof BusinessError && Number(error.code) === CODE.common;
  if (!gone) return <ErrorState reason={error} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <EmptyState
      title={none}
      hint={noneHint}
      action={
        <Button block onClick={onForm}>
          {toForm}
        </Button>
      }
    />
  );
}
