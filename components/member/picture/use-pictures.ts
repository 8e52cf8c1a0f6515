'use client';

import { useEffect, useRef, useState } from 'react';
import { PICTURE_COPY } from '@/lib/domain/member/picture/picture.copy';
import { type ChosenPicture, FILE_MAX_BYTES } from '@/lib/domain/member/picture/picture.rules';
import { newUuid } from '@/lib/kit/browser/uuid';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { isCallError } from '@/lib/kit/http/errors';

export interface Pictures {
  chosen: readonly ChosenPicture[];
  /** Reason why chosen files were not added; '' otherwise. */
  notice: string;
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** Uploads a failed picture again, under its own key. */
  again(key: string): void;
  /** Removes all of them, after they were sent. */
  clear(): void;
}

/** Uploads a picture and returns the platform's id; a repeat with the same key uploads it once. */
type Upload = (picture: { key: string; bytes: Uint8Array }, signal: AbortSignal) => Promise<string>;

/** The picture becomes one of the member's. */
const uploadOwn: Upload = async (picture, signal) =>
  (await import('@/lib/domain/member/picture/picture.api')).uploadPicture(picture, signal);

/** Pictures of a form: encoded again in the browser, then uploaded at once by `send`. They last as long as the page. */
export function usePictures(max: number, send: Upload = uploadOwn): Pictures {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [notice, setNotice] = useState('');
  /** Uploads by key. */
  const files = useRef(new Map<string, { file: Blob; stop: AbortController; preview: string | null }>());

  const change = (key: string, part: Partial<ChosenPicture>) =>
    setChosen((all) => all.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));

  const upload = async (key: string) => {
    const entry = files.current.get(key);
    if (!entry) return;
    change(key, { state: 'preparing', message: '' });
    try {
      const { encodePicture } = await import('@/lib/domain/member/picture/picture.encode');
      const encoded = await encodePicture(entry.file);
      if (entry.stop.signal.aborted) return;
      if (!encoded) return change(key, { state: 'failed', message: PICTURE_COPY.unreadable });
      entry.preview ??= URL.createObjectURL(encoded);
      change(key, { state: 'sending', preview: entry.preview });
      const bytes = new Uint8Array(await encoded.arrayBuffer());
      change(key, { state: 'done', id: await send({ key, bytes }, entry.stop.signal) });
    } catch (error) {
      if (entry.stop.signal.aborted) return;
      change(key, { state: 'failed', message: isCallError(error) ? memberMessage(error) : PICTURE_COPY.failed });
    }
  };

  const forget = (key: string) => {
    const entry = files.current.get(key);
    entry?.stop.abort();
    if (entry?.preview) URL.revokeObjectURL(entry.preview);
    files.current.delete(key);
  };

  useEffect(() => {
    const known = files.current;
    return () => {
      for (const { stop, preview } of known.values()) {
        stop.abort();
        if (preview) URL.revokeObjectURL(preview);
      }
      known.clear();
    };
  }, []);

  return {
    chosen,
    notice,
    add(given) {
      const room = max - files.current.size;
      const small = given.filter(({ size }) => size <= FILE_MAX_BYTES);
      const added = small.slice(0, room).map((file) => ({ key: newUuid(), file }));
      setNotice(small.length < given.length ? PICTURE_COPY.tooLarge : small.length > room ? PICTURE_COPY.tooMany(max) : '');
      for (const { key, file } of added) files.current.set(key, { file, stop: new AbortController(), preview: null });
      setChosen((all) => [...all, ...added.map(({ key }) => ({ key, state: 'preparing', preview: null, id: null, message: '' }) as const)]);
      for (const { key } of added) void upload(key);
    },
    remove(key) {
      forget(key);
      setNotice('');
      setChosen((all) => all.filter((picture) => picture.key !== key));
    },
    again: (key) => void upload(key),
    clear() {
      for (const { key } of chosen) forget(key);
      setNotice('');
      setChosen([]);
    },
  };
}
