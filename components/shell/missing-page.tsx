import { LinkButton } from '@/components/ui/button';
import { PavilionDrawing } from '@/components/ui/pavilion-drawing';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route, supportPath } from '@/lib/routes';
import { Page } from './page';
import { PAGE_COPY } from './page.copy';
import { SHELL_COPY } from './shell.copy';

/** Page for an address without content. Server component. */
export function MissingPage() {
  return (
    <Page surface>
      <div className="flex flex-col items-center px-6 pt-24 text-center">
        <PavilionDrawing />
        <h1 className="mt-4 text-22 font-semibold">{PAGE_COPY.notFoundTitle}</h1>
        <p className="mt-2 text-15 text-text-2">{PAGE_COPY.notFoundText}</p>
        <div className="mt-6 flex w-full max-w-72 flex-col gap-3">
          <LinkButton href={route('/')}>{SHELL_COPY.home}</LinkButton>
          <LinkButton href={supportPath('missing')} variant="outline">
            {PAGE_TITLES.customer}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
