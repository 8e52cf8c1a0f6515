import { CLIENT_VERSION } from '@pavilion/contract/constants';
import * as PAGE_TITLES from '@/lib/page-titles';
import { helpPath, route } from '@/lib/routes';
import { PAGE_COPY } from './page.copy';

/** Age, responsible play and the nature of the coins; at the end of the open pages. */
export function Footer() {
  return (
    <footer className="gutter pt-6 pb-4 text-center text-12 text-text-3">
      <nav aria-label={PAGE_COPY.help}>
        <div className="flex justify-center gap-2">
          <a className="inline-flex min-h-11 items-center px-3 text-13 text-text-2" href={route('/help')}>
            {PAGE_COPY.help}
          </a>
          <a className="inline-flex min-h-11 items-center px-3 text-13 text-text-2" href={helpPath('lxtz')}>
            {PAGE_COPY.responsible}
          </a>
          <a className="inline-flex min-h-11 items-center px-3 text-13 text-text-2" href={route('/download')}>
            {PAGE_TITLES.download}
          </a>
        </div>
        <div className="flex justify-center gap-2">
          <a className="inline-flex min-h-11 items-center px-3 text-13 text-text-2" href={route('/agent')}>
            {PAGE_TITLES.agent}
          </a>
          <a className="inline-flex min-h-11 items-center px-3 text-13 text-text-2" href={route('/sponsor/0')}>
            {PAGE_TITLES.sponsor}
          </a>
        </div>
      </nav>
      <p className="mt-1 flex items-center justify-center gap-2">
        <Adult />
        <span className="text-left">{PAGE_COPY.playMoneyLong}</span>
      </p>
      <p className="mt-2">
        {PAGE_COPY.version} {CLIENT_VERSION}
      </p>
    </footer>
  );
}

/** The round 18+ sign, as large as the text around it. */
export function Adult() {
  return (
    <span className="grid size-[2.5em] shrink-0 place-items-center rounded-full border border-control text-11 font-semibold">
      {PAGE_COPY.adult}
    </span>
  );
}

/** One line at the foot of forms. */
export function AdultLine() {
  return (
    <p className="flex items-center justify-center gap-2 text-12 text-text-3">
      <Adult />
      {PAGE_COPY.responsible}·{PAGE_COPY.playMoney}
    </p>
  );
}
