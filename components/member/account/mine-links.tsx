import { ACTIVITIES } from '@/components/rewards/reward/activity-links';
import { SummaryText } from '@/components/member/summary/summary-text';
import { Icon, type IconName } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { MINE_COPY } from '@/lib/domain/member/account/mine.copy';
import type { SummaryName } from '@/lib/domain/member/summary/summary.model';
import * as PAGE_TITLES from '@/lib/page-titles';
import { type Path, route } from '@/lib/routes';

interface MineLink {
  href: Path;
  icon: IconName;
  title: string;
  /** The page's state; without one the link has none. */
  state?: SummaryName;
}

const TILES: readonly MineLink[] = [
  { ...ACTIVITIES.calendar, title: MINE_COPY.checkIn, state: 'checkIn' },
  { href: route('/mine/record/welfare'), icon: 'ticket', title: MINE_COPY.reward, state: 'reward' },
  { href: route('/mine/rebate'), icon: 'undo-2', title: PAGE_TITLES.rebate, state: 'rebate' },
];

const RECORDS: readonly MineLink[] = [
  { href: route('/mine/record/betRecord'), icon: 'receipt-text', title: PAGE_TITLES.betRecord },
  { href: route('/mine/record/transRecord'), icon: 'arrow-up-down', title: PAGE_TITLES.transRecord },
  { href: route('/mine/record/gameRecord'), icon: 'gamepad-2', title: PAGE_TITLES.gameRecord },
  { href: route('/mine/record/currencyRecord'), icon: 'scroll-text', title: PAGE_TITLES.currencyRecord },
];

const PLAYED: readonly MineLink[] = [
  { ...ACTIVITIES.luckyFlip, state: 'flip' },
  { ...ACTIVITIES.friendPeakBet, title: MINE_COPY.peak, state: 'peak' },
  ACTIVITIES.friendInvitation,
  { href: route('/chat'), icon: 'smile', title: PAGE_TITLES.chat },
];

const ROWS: readonly MineLink[] = [
  { href: route('/mine/payees'), icon: 'landmark', title: PAGE_TITLES.payees, state: 'payee' },
  { href: route('/mine/userInfo'), icon: 'lock', title: MINE_COPY.profile, state: 'realName' },
  { href: route('/mine/limits'), icon: 'shield-check', title: PAGE_TITLES.limits, state: 'limit' },
  { href: route('/mine/currency'), icon: 'shopping-bag', title: PAGE_TITLES.currency, state: 'coin' },
  { href: route('/help'), icon: 'book-open', title: MINE_COPY.help },
];

/** Four links in one row, each with its icon and, where it has one, its state. */
function IconLinks({ label, links }: { label: string; links: readonly MineLink[] }) {
  return (
    <nav aria-label={label} className="card grid grid-cols-4 py-1">
      {links.map(({ href, icon, title, state }) => (
        <a key={href} href={href} className="flex min-h-16 flex-col items-center justify-start gap-1 pt-2.5 pb-2 active:opacity-70">
          <Icon name={icon} size={22} className="text-brand" />
          <span className="text-center text-13">{title}</span>
          {state ? (
            <span className="-mt-0.5 min-h-4 text-11 leading-4 text-text-2">
              <SummaryText name={state} />
            </span>
          ) : null}
        </a>
      ))}
    </nav>
  );
}

/**
 * The member's pages below the wallet: rewards as tiles, records and activities as icons, the rest as rows. Rendered by the server;
 * only the states have a script.
 */
export function MineLinks() {
  return (
    <>
      <nav aria-label={MINE_COPY.rewards} className="grid grid-cols-3 gap-2">
        {TILES.map(({ href, icon, title, state }) => (
          <a key={href} href={href} className="card flex min-h-16 min-w-0 flex-col justify-center gap-0.5 px-3 py-2 active:bg-cell">
            <span className="flex items-center gap-1.5 text-15 font-semibold">
              <Icon name={icon} size={18} className="shrink-0 text-brand" />
              {title}
            </span>
            <span className="min-h-4.5 text-12 leading-4.5 wrap-anywhere text-text-2">{state ? <SummaryText name={state} /> : null}</span>
          </a>
        ))}
      </nav>
      <IconLinks label={MINE_COPY.records} links={RECORDS} />
      <ListGroup inset>
        {ROWS.map(({ href, icon, title, state }) => (
          <ListRow
            key={href}
            href={href}
            icon={<Icon name={icon} />}
            label={title}
            value={state ? <SummaryText name={state} /> : undefined}
          />
        ))}
      </ListGroup>
      <IconLinks label={MINE_COPY.activities} links={PLAYED} />
    </>
  );
}
