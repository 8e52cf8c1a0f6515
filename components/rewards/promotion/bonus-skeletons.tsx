import { Skeleton } from '@/components/ui/skeleton';

/** The place of the member's bonuses until they are known. */
export const BonusesSkeleton = () => <Skeleton className="card h-[103px]" />;

/** The place of the bonus of one promotion. */
export const PromotionBonusSkeleton = () => <Skeleton className="h-11" />;
