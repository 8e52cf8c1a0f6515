import type { ReactNode } from 'react';
import { route } from '@/lib/routes';
import { PAGE_COPY } from './page.copy';

/** 48 and a hairline. `children` replaces everything right of back or logo. */
export function Header({
  title,
  logo,
  back,
  end,
  children,
  roof,
}: {
  title?: string;
  /** `<SiteLogo />`, in the place of a title. */
  logo?: ReactNode;
  /** `<BackButton />` */
  back?: ReactNode;
  end?: ReactNode;
  children?: ReactNode;
  /** On the azurite band, without a hairline. */
  roof?: boolean | undefined;
}) {
  const look = roof ? 'bg-roof text-on-roof' : 'border-b border-line bg-surface';
  return (
    <header className={`sticky top-0 z-20 pt-[var(--safe-top)] ${look}`}>
      <div className={`mx-auto flex h-12 max-w-frame items-center pr-1 min-[375px]:pr-2 ${back ? 'pl-1' : 'pl-3 min-[375px]:pl-4'}`}>
        {back}
        {children ?? (
          <>
            {title ? (
              <h1 className="min-w-0 flex-1 truncate text-17 font-semibold">{title}</h1>
            ) : (
              <a href={route('/')} aria-label={PAGE_COPY.homeLink} className="mr-auto flex min-h-11 items-center">
                {logo}
              </a>
            )}
            {end}
          </>
        )}
      </div>
    </header>
  );
}
