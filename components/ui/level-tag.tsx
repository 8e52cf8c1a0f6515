import { levelText } from '@/lib/domain/member/account/figure.rules';
import type { Member } from '@/lib/domain/member/account/member.model';
import { EarlyFigure } from './early-figure';
import { Tag, tagClass } from './tag';

/** A member's VIP level; nothing while the platform does not say it. `member`: null while it is requested. */
export function LevelTag({ member, className = '' }: { member: Pick<Member, 'vipLevel'> | null; className?: string }) {
  if (!member) return <EarlyFigure name="level" className={`${tagClass('vip')} ${className}`} />;
  if (member.vipLevel === null) return null;
  return (
    <Tag tone="vip" className={className}>
      {levelText(member)}
    </Tag>
  );
}
