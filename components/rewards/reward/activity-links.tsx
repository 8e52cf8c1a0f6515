import { Icon, type IconName } from '@/components/ui/icon';
import * as PAGE_TITLES from '@/lib/page-titles';
import { type Path, route } from '@/lib/routes';
import { ACTIVITY_COPY } from '@/lib/domain/rewards/reward/activity.copy';

interface ActivityLink {
  href: Path;
  title: string;
  icon: IconName;
  about: string;
}

/** The activities, wherever they are linked. */
export const ACTIVITIES: Readonly<Record<keyof (typeof ACTIVITY_COPY)['about'], ActivityLink>> = {
  luckyFlip: { href: route('/activity/luckyFlip'), title: PAGE_TITLES.luckyFlip, icon: 'dices', about: ACTIVITY_COPY.about.luckyFlip },
  calendar: { href: route('/activity/calendar'), title: PAGE_TITLES.calendar, icon: 'calendar-check', about: ACTIVITY_COPY.about.calendar },
  friendInvitation: {
    href: route('/activity/friendInvitation'),
    title: PAGE_TITLES.friendInvitation,
    icon: 'send',
    about: ACTIVITY_COPY.about.friendInvitation,
  },
  friendPeakBet: {
    href: route('/activity/friendPeakBet'),
    title: PAGE_TITLES.friendPeakBet,
    icon: 'flag',
    about: ACTIVITY_COPY.about.friendPeakBet,
  },
};

/** The activities as cards, two in a row. */
export function ActivityLinks() {
  return (
    <nav aria-label={ACTIVITY_COPY.title} className="gutter mt-2">
      <ul className="grid grid-cols-2 gap-2">
        {Object.values(ACTIVITIES).map(({ href, title, icon, about }) => (
          <li key={href} className="min-w-0">
            <a
              href={href}
              className="card flex h-full min-h-16 items-center gap-2.5 px-3 py-2.5 active:bg-cell max-[23em]:gap-2 max-[23em]:px-2"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-key bg-brand-bg text-brand max-[23em]:size-8">
                <Icon name={icon} size={22} />
              </span>
              <span className="min-w-0">
                <span className="block text-15 font-semibold wrap-anywhere">{title}</span>
                <span className="block text-12 wrap-anywhere text-text-2">{about}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
