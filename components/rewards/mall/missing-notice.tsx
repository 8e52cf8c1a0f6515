import { Icon } from '@/components/ui/icon';
import { MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';

/** The last order became nothing. */
export function MissingNotice() {
  return (
    <p role="alert" className="card flex items-start gap-2 bg-warn-bg px-4 py-3 text-14 text-warn">
      <Icon name="circle-alert" size={18} className="mt-px" />
      {MALL_COPY.missing}
    </p>
  );
}
