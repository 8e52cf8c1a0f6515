import { ACTIVITIES } from '@/components/rewards/reward/activity-links';
import { Icon } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

/** Rows of 我的 that need no data of the member: rendered by the server, so that no script carries them. */
export function MineRows() {
  return (
    <ListGroup inset>
      {ACTIVITIES.map(({ name, href, title, icon }) => (
        <ListRow key={name} href={href} icon={<Icon name={icon} />} label={title} />
      ))}
      <ListRow href={route('/mine/record/gameRecord')} icon={<Icon name="gamepad-2" />} label={PAGE_TITLES.gameRecord} />
      <ListRow href={route('/chat')} icon={<Icon name="smile" />} label={PAGE_TITLES.chat} />
    </ListGroup>
  );
}
