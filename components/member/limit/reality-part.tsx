'use client';

import { Lazy } from '@/components/ui/lazy/lazy';
import type { Member } from '@/lib/domain/member/account/member.model';

const loadWatch = async () => (await import('./reality-watch')).RealityWatch;

/** Reality checks for a member who has chosen an interval; nothing is loaded for others. */
export function RealityPart({ member }: { member: Member | null | undefined }) {
  return (
    <Lazy load={loadWatch} wanted={(member?.realityMinutes ?? 0) > 0}>
      {(RealityWatch) => (member && member.realityMinutes > 0 ? <RealityWatch member={member.id} minutes={member.realityMinutes} /> : null)}
    </Lazy>
  );
}
