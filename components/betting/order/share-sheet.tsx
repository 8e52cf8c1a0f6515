'use client';

import { useCallback, useState } from 'react';
import { PictureFoot } from '@/components/member/picture/picture-foot';
import { useRenderedPicture } from '@/components/member/picture/use-rendered-picture';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Sheet } from '@/components/ui/sheet/sheet';
import { SHARE_COPY } from '@/lib/domain/betting/order/share.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { ChatShare } from './chat-share';
import { renderOrder } from './share-picture';

/** The order as a picture, and a button for its match's room; amounts stay hidden unless the member shows them. */
export function ShareSheet({ open, onClose, order }: { open: boolean; onClose: () => void; order: Order }) {
  const [amounts, setAmounts] = useState(false);
  const render = useCallback(() => renderOrder(order, amounts, location.origin), [order, amounts]);
  const name = `${SHARE_COPY.file}-${order.id.slice(-6)}.png`;
  const { picture, save, share } = useRenderedPicture(render, { name, saved: SHARE_COPY.saved });

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={SHARE_COPY.title}
      foot={<PictureFoot ready={picture !== null} copy={SHARE_COPY} onSave={save} onShare={() => void share()} />}
    >
      <div className="gutter pb-4">
        <div className="grid min-h-60 place-items-center rounded-card border border-line bg-bg p-2">
          {/* A picture made on this device: nothing to optimise. */}
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          {picture ? <img src={picture.address} alt={SHARE_COPY.alt} className="max-h-90 w-auto max-w-full rounded-key" /> : null}
        </div>
        <div className="mt-2">
          <Checkbox checked={amounts} onChange={(event) => setAmounts(event.target.checked)}>
            {SHARE_COPY.amounts}
          </Checkbox>
          <ChatShare order={order} amounts={amounts} onDone={onClose} />
        </div>
      </div>
    </Sheet>
  );
}
