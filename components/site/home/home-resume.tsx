'use client';

import { Lazy } from '@/components/ui/lazy/lazy';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/lib/domain/member/session/session.store';

const loadShelf = async () => (await import('./home-member')).ResumeShelf;

/** The first shelf of a member's home page; nothing for a visitor. Its place has its final height from the start. */
export function HomeResume({ signedIn }: { signedIn: boolean }) {
  const here = useSignedIn(signedIn);
  if (!here) return null;
  return (
    <div className="h-[6.25rem] overflow-hidden low:h-[5.25rem]">
      <Lazy load={loadShelf} wanted waiting={<ShelfSkeleton />}>
        {(ResumeShelf) => <ResumeShelf waiting={<ShelfSkeleton />} />}
      </Lazy>
    </div>
  );
}

function ShelfSkeleton() {
  return (
    <div className="gutter flex gap-2 pt-[2.25rem] *:h-[4rem] *:w-[10rem] *:shrink-0 low:pt-[2rem] low:*:h-[3.25rem]">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
