'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { PICTURE_COPY } from '@/lib/domain/member/picture/picture.copy';
import { pictureOptions } from '@/lib/domain/member/picture/picture.queries';

/** Stored pictures as small views, those of the member unless `optionsOf` reads others; a tap shows one large. */
export function PictureRow({
  label,
  ids,
  optionsOf = pictureOptions,
}: {
  label: string;
  ids: readonly string[];
  optionsOf?: typeof pictureOptions;
}) {
  const [opened, setOpened] = useState<{ address: string; position: number; open: boolean } | null>(null);
  if (ids.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <StoredPicture
              options={optionsOf(id)}
              position={index + 1}
              onOpen={(address) => setOpened({ address, position: index + 1, open: true })}
            />
          </li>
        ))}
      </ul>
      {opened ? (
        <Sheet
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
          title={PICTURE_COPY.nth(opened.position)}
          titleFirst
        >
          <img
            src={opened.address}
            alt={PICTURE_COPY.nth(opened.position)}
            className="mx-auto max-h-[75dvh] max-w-full object-contain pb-4"
          />
        </Sheet>
      ) : null}
    </>
  );
}

function StoredPicture({
  options,
  position,
  onOpen,
}: {
  options: ReturnType<typeof pictureOptions>;
  position: number;
  onOpen: (address: string) => void;
}) {
  const { data: address, isError, refetch } = useQuery(options);
  const look = 'grid size-18 place-items-center overflow-hidden rounded-card border border-line bg-cell';
  if (isError) {
    return (
      <button type="button" onClick={() => void refetch()} className={`${look} p-1 text-12 text-error`}>
        <Icon name="refresh-cw" size={16} />
        {PICTURE_COPY.loadFailed}
      </button>
    );
  }
  if (!address) return <Skeleton className="size-18" />;
  return (
    <button type="button" aria-label={PICTURE_COPY.shown(position)} onClick={() => onOpen(address)} className={look}>
      <img src={address} alt="" className="size-full object-cover" />
    </button>
  );
}
