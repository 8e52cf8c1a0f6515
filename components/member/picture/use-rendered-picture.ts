'use client';

import { useEffect, useState } from 'react';
import { showToast } from '@/components/ui/toast/toast-queue';
import { saveFile } from '@/lib/kit/browser/save-file';

interface RenderedPicture {
  blob: Blob;
  /** Object URL of this document, valid as long as the picture is shown. */
  address: string;
}

/**
 * A PNG picture that is drawn on this device, and the ways to store it; nothing of it leaves the device otherwise. `render` is the same
 * function as long as the picture is the same. `name`: of the file; `saved`: the message when sharing could only save it.
 */
export function useRenderedPicture(render: () => Promise<Blob | null>, { name, saved }: { name: string; saved: string }) {
  const [rendered, setRendered] = useState<RenderedPicture | 'failed' | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let gone = false;
    const show = async () => {
      const blob = await render().catch(() => null);
      if (gone) return;
      if (!blob) {
        setRendered('failed');
        return;
      }
      address = URL.createObjectURL(blob);
      setRendered({ blob, address });
    };
    void show();
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [render]);

  const picture = rendered === 'failed' ? null : rendered;
  return {
    picture,
    failed: rendered === 'failed',
    save() {
      if (picture) saveFile(name, picture.blob);
    },
    async share() {
      if (!picture) return;
      const file = new File([picture.blob], name, { type: 'image/png' });
      if (!navigator.canShare?.({ files: [file] })) {
        saveFile(name, picture.blob);
        showToast(saved, { tone: 'done' });
        return;
      }
      // Closing the phone's own sheet is not an error.
      await navigator.share({ files: [file] }).catch(() => undefined);
    },
  };
}
