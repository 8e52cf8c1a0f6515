import { Icon, type IconName } from '@/components/ui/icon';
import { ACTIVITY_ROUTES } from '@/lib/further-routes';
import { ACTIVITY_TITLES } from '@/lib/page-titles';
import { ACTIVITY_COPY } from '@/lib/domain/rewards/reward/activity.copy';

/** Icons of the activities, wherever they are linked. */
export const ACTIVITY_ICONS: Record<keyof typeof ACTIVITY_ROUTES, IconName> = {
  luckyFlip: 'dices',
  calendar: 'list-checks',
  friendInvitation: 'send',
  friendPeakBet: 'flag',
};

export const ACTIVITY_NAMES = ['luckyFlip', 'calendar', 'friendInvitation', 'friendPeakBet'] as const;

/** The activities as cards, two in a row. */
export function ActivityLinks() {
  return (
    <nav aria-label={ACTIVITY_COPY.title} className="gutter mt-2">
      <ul className="grid grid-cols-2 gap-2">
        {ACTIVITY_NAMES.map((name) => (
          <li key={name} className="min-w-0">
            <a href={ACTIVITY_ROUTES[name]} className="card flex h-full min-h-16 items-center gap-2.5 px-3 py-2.5 active:bg-cell">
              <span className="grid size-10 shrink-0 place-items-center rounded-key bg-vip-bg text-vip">
                <Icon name={ACTIVITY_ICONS[name]} size={22} />
              </span>
              <span className="min-w-0">
                <span className="block text-15 font-semibold wrap-anywhere">{ACTIVITY_TITLES[name]}</span>
                <span className="block text-12 wrap-anywhere text-text-2">{ACTIVITY_COPY.about[name]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
