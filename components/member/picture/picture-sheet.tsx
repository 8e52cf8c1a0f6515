'use client';

import type { ReactNode } from 'react';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { PictureFoot } from './picture-foot';
import { useRenderedPicture } from './use-rendered-picture';

/** A picture that is drawn on this device, to save or to share. `render` is the same function as long as the picture is the same. */
export function PictureSheet({
  open,
  onClose,
  render,
  name,
  alt,
  copy,
  className,
  children,
}: {
  open: boolean;
  onClose: () => void;
  render: () => Promise<Blob | null>;
  /** The file's name. */
  name: string;
  alt: string;
  copy: { title: string; save: string; share: string; saved: string; drawing: string; failed: string };
  /** The least height of the picture's place. */
  className: string;
  /** Text above the picture. */
  children?: ReactNode;
}) {
  const { picture, failed, save, share } = useRenderedPicture(render, { name, saved: copy.saved });
  const saveAndNotify = () => {
    save();
    showToast(copy.saved, { tone: 'done' });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={copy.title}
      foot={<PictureFoot ready={picture !== null} copy={copy} onSave={saveAndNotify} onShare={() => void share()} />}
    >
      <div className="gutter pb-4">
        {children}
        <div className={`grid place-items-center rounded-card border border-line bg-bg p-2 ${className}`}>
          {picture ? (
            // A picture made on this device: nothing to optimise.
            // oxlint-disable-next-line nextjs/no-img-element
            <img src={picture.address} alt={alt} className="max-h-96 w-auto max-w-full rounded-key" />
          ) : (
            <output className="text-14 text-text-2">{failed ? copy.failed : copy.drawing}</output>
          )}
        </div>
      </div>
    </Sheet>
  );
}
