import type { CallResponse } from '@pavilion/contract/call';
import type { popInfoCall, suspensionIconCall } from '@pavilion/contract/calls/site.calls';
import { type SafeLink, safePicture, toSafeLink } from '@/lib/domain/site/config/link.rules';
import { siteDay } from '@/lib/kit/format/site-time';

type PopUpRow = CallResponse<typeof popInfoCall>[number];
type IconRow = CallResponse<typeof suspensionIconCall>[number];

/** ms without a touch, a key or a scroll after which a visitor counts as idle. */
export const QUIET_MS = 5000;

/** Time at which this browser last showed each pop-up, ms, by id. */
export type Seen = Readonly<Record<string, number>>;

export interface PopUp {
  id: string;
  title: string;
  content: string;
  picture: string;
  link: SafeLink | null;
}

/** `once` = never again in this browser, `daily` = once a day of site time, any other = once a visit. */
function isDue({ id, frequency }: PopUpRow, seen: Seen, now: number): boolean {
  const last = Object.hasOwn(seen, id) ? seen[id] : undefined;
  if (last === undefined) return true;
  if (frequency === 'once') return false;
  return frequency !== 'daily' || siteDay(last) !== siteDay(now);
}

/** The one pop-up of a visit: the highest priority among those that are due; null when there is none. `now` in ms. */
export function choosePopUp(rows: readonly PopUpRow[], seen: Seen, now: number): PopUp | null {
  const [row] = rows
    .filter((candidate) => candidate.title !== '' || candidate.content !== '')
    .filter((candidate) => isDue(candidate, seen, now))
    .toSorted((a, b) => b.priority - a.priority);
  if (!row) return null;
  const { id, title, content, imageUrl, jumpType, jumpUrl } = row;
  return { id, title, content, picture: safePicture(imageUrl), link: toSafeLink(jumpType, jumpUrl) };
}

export interface PromoIcon {
  id: string;
  name: string;
  /** Empty = the name is shown. */
  picture: string;
  link: SafeLink;
  closable: boolean;
}

/** The first icon in the platform's order that has a link and was not closed; null = none. */
export function chooseIcon(rows: readonly IconRow[], closed: string | null): PromoIcon | null {
  for (const { id, name, iconUrl, jumpType, jumpUrl, closable } of rows.toSorted((a, b) => a.sort - b.sort)) {
    const link = toSafeLink(jumpType, jumpUrl);
    if (link && id !== closed) return { id, name, picture: safePicture(iconUrl), link, closable };
  }
  return null;
}
