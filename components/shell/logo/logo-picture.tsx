'use client';

import { type ReactNode, useState } from 'react';

/** The operator's logo, 25 px high; `children` stands in its place when the picture does not come. */
export function LogoPicture({ src, children }: { src: string; children: ReactNode }) {
  const [broken, setBroken] = useState(false);
  if (broken) return children;
  return (
    <img
      // A picture that failed before the script came fires no event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      src={src}
      alt=""
      className="h-[25px] w-auto max-w-40 object-contain object-left"
      onError={() => setBroken(true)}
    />
  );
}
