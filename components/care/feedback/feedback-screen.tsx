'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { ErrorState } from '@/components/ui/error-state';
import { Segmented } from '@/components/ui/roof/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { FEEDBACK_COPY } from '@/lib/domain/care/feedback/feedback.copy';
import { route } from '@/lib/routes';
import { FeedbackForm } from './feedback-form';
import { FeedbackList } from './feedback-list';

/** 意见反馈: the form, or the member's feedback (`?view=list`). `member`: the server's data. */
export function FeedbackScreen({ member }: { member: Member | null }) {
  const router = useRouter();
  const view = useSearchParams().get('view') === 'list' ? 'list' : 'write';
  const { data, isError, error, isFetching, refetch } = useQuery(memberOptions(member));
  const show = (next: 'list' | 'write') =>
    router.replace(next === 'list' ? `${route('/mine/feedback')}?view=list` : route('/mine/feedback'), { scroll: false });
  return (
    <div className="gutter space-y-3 pt-3 pb-6">
      <Segmented
        block
        tall
        label={FEEDBACK_COPY.views}
        value={view}
        onChange={show}
        items={[
          { id: 'write', label: FEEDBACK_COPY.write },
          { id: 'list', label: FEEDBACK_COPY.mine },
        ]}
      />
      {view === 'list' ? (
        <FeedbackList onWrite={() => show('write')} />
      ) : data ? (
        <FeedbackForm memberId={data.id} onSent={() => show('list')} />
      ) : isError ? (
        <div className="card overflow-hidden">
          <ErrorState reason={error} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : (
        <div className="space-y-3" aria-hidden="true">
          <Skeleton className="card h-[464px]" />
          <Skeleton className="card h-12" />
        </div>
      )}
    </div>
  );
}
