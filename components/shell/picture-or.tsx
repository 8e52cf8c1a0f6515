'use client';

import { type ReactNode, useState } from 'react';

/** A picture of the platform without meaning of its own; `children` replaces it when it does not load, so that no empty box remains. */
export function PictureOr({ src, className, children }: { src: string; className: string; children?: ReactNode }) {
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
      // Otherwise the server announces it in a header, and it takes the network from the document.
      fetchPriority="low"
      className={className}
      onError={() => setBroken(true)}
    />
  );
}
