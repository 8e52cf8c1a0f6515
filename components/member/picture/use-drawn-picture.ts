'use client';

import { useEffect, useState } from 'react';
import { showToast } from '@/components/ui/toast/toast-queue';
import { saveFile } from '@/lib/kit/browser/save-file';

interface DrawnPicture {
  blob: Blob;
  /** Object URL of this document, valid as long as the picture is shown. */
  address: string;
}

/**
 * A PNG picture that is drawn on this device, and the ways to store it; nothing of it leaves the device otherwise. `draw` is the same
 * function as long as the picture is the same. `name`: of the file; `saved`: the message when sharing could only save it.
 */
export function useDrawnPicture(draw: () => Promise<Blob | null>, { name, saved }: { name: string; saved: string }) {
  const [drawn, setDrawn] = useState<DrawnPicture | 'failed' | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let gone = false;
    const show = async () => {
      const blob = await draw().catch(() => null);
      if (gone) return;
      if (!blob) {
        setDrawn('failed');
        return;
      }
      address = URL.createObjectURL(blob);
      setDrawn({ blob, address });
    };
    void show();
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [draw]);

  const picture = drawn === 'failed' ? null : drawn;
  return {
    picture,
    failed: drawn === 'failed',
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
