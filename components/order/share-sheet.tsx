'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { SHARE_COPY } from '@/lib/domain/order/share.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { saveFile } from '@/lib/kit/browser/save-file';
import { ChatShare } from './chat-share';
import { drawOrder } from './share-picture';

/** The order as a picture, and a button for its match's room; amounts stay hidden unless the member shows them. */
export function ShareSheet({ open, onClose, order }: { open: boolean; onClose: () => void; order: Order }) {
  const [amounts, setAmounts] = useState(false);
  const [picture, setPicture] = useState<{ blob: Blob; address: string } | null>(null);

  useEffect(() => {
    let address: string | null = null;
    let gone = false;
    const draw = async () => {
      const blob = await drawOrder(order, amounts, location.origin);
      if (gone || !blob) return;
      address = URL.createObjectURL(blob);
      setPicture({ blob, address });
    };
    void draw();
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [order, amounts]);

  const name = `${SHARE_COPY.file}-${order.id.slice(-6)}.png`;
  const share = async () => {
    if (!picture) return;
    const file = new File([picture.blob], name, { type: 'image/png' });
    if (!navigator.canShare?.({ files: [file] })) {
      saveFile(name, picture.blob);
      showToast(SHARE_COPY.saved, { tone: 'done' });
      return;
    }
    // Closing the phone's own sheet is not an error.
    await navigator.share({ files: [file] }).catch(() => undefined);
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={SHARE_COPY.title}
      foot={
        <div className="gutter flex gap-2 border-t border-line py-3">
          <Button variant="outline" className="flex-1" disabled={!picture} onClick={() => picture && saveFile(name, picture.blob)}>
            {SHARE_COPY.save}
          </Button>
          <Button className="flex-1" disabled={!picture} onClick={() => void share()}>
            {SHARE_COPY.share}
          </Button>
        </div>
      }
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
