import { ACTIVITY_ICONS, ACTIVITY_NAMES } from '@/components/rewards/reward/activity-links';
import { Icon } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { ACTIVITY_ROUTES, CHAT_LOBBY_PATH, MEMBER_ROUTES } from '@/lib/further-routes';
import { ACTIVITY_TITLES, CHAT_LOBBY_TITLE, MEMBER_TITLES } from '@/lib/page-titles';

/** Rows of 我的 that need no data of the member: rendered by the server, so that no script carries them. */
export function MineRows() {
  return (
    <ListGroup inset>
      {ACTIVITY_NAMES.map((name) => (
        <ListRow key={name} href={ACTIVITY_ROUTES[name]} icon={<Icon name={ACTIVITY_ICONS[name]} />} label={ACTIVITY_TITLES[name]} />
      ))}
      <ListRow href={MEMBER_ROUTES.gameRecord} icon={<Icon name="gamepad-2" />} label={MEMBER_TITLES.gameRecord} />
      <ListRow href={CHAT_LOBBY_PATH} icon={<Icon name="smile" />} label={CHAT_LOBBY_TITLE} />
    </ListGroup>
  );
}
