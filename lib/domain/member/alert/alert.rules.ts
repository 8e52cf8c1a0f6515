import { ALERT_KINDS } from '@pavilion/contract/calls/alert.calls';
import { isQuietAt } from '@pavilion/contract/quiet-hours';
import { MINUTE } from '@pavilion/number/duration';
import type { AlertChange, AlertKind, AlertNews, AlertSetting, PushAbility } from './alert.model';

/** The kind of a text; null for one that this site does not know. */
export const toAlertKind = (text: unknown): AlertKind | null => ALERT_KINDS.find((kind) => kind === text) ?? null;

/** True if a kind is announced on the page at this world ms. A kind that the platform does not list is. */
export function isShownInSite({ kinds, quiet }: AlertSetting, kind: AlertKind, at: number): boolean {
  return !isQuietAt(quiet, at) && (kinds.find((row) => row.kind === kind)?.inSite ?? true);
}

/** The setting after a change. */
export function changedSetting(setting: AlertSetting, { kinds = [], quiet = setting.quiet }: AlertChange): AlertSetting {
  return { ...setting, kinds: setting.kinds.map((row) => kinds.find(({ kind }) => kind === row.kind) ?? row), quiet };
}

/** Facts about this browser. */
export interface PushFacts {
  /** It has service workers, pushes and notifications. */
  isSupported: boolean;
  /** iPhone or iPad: pushes exist only for a site on the home screen. */
  isApple: boolean;
  /** It was opened from the home screen. */
  isInstalled: boolean;
  permission: NotificationPermission | null;
}

/** The state of pushes in a browser. */
export function pushAbility({ isSupported, isApple, isInstalled, permission }: PushFacts): PushAbility {
  if (!isSupported) return isApple && !isInstalled ? 'uninstalled' : 'unsupported';
  return permission === 'denied' || permission === 'granted' ? permission : 'open';
}

/** The kind of a push that the service worker hands over; null for anything else. */
export function pushedKind(data: unknown): AlertKind | null {
  return typeof data === 'object' && data !== null && 'kind' in data ? toAlertKind(data.kind) : null;
}

/** Alerts announced in this browser, to the member who was logged in last. */
export interface SeenAlerts {
  member: string;
  /** World ms; earlier events are no news. */
  from: number;
  ids: readonly string[];
}

/** World ms before the first read that still count: a push may have started it. */
const BEFORE_MS = MINUTE;
/** Most ids that are stored: more than a response lists. */
const MAX_IDS = 200;

/** The alerts seen by a member; a member without any begins now. */
export function seenBy(seen: SeenAlerts | null, member: string, now: number): SeenAlerts {
  return seen?.member === member ? seen : { member, from: now - BEFORE_MS, ids: [] };
}

/** The alerts of a response that were not announced yet. */
export const unseenOf = ({ from, ids }: SeenAlerts, list: readonly AlertNews[]): readonly AlertNews[] =>
  list.filter(({ id, at }) => at >= from && !ids.includes(id));

/** Marks alerts as announced; null when all of them were. */
export function markSeen(seen: SeenAlerts, ids: readonly string[]): SeenAlerts | null {
  const added = ids.filter((id) => !seen.ids.includes(id));
  return added.length === 0 ? null : { ...seen, ids: [...seen.ids, ...added].slice(-MAX_IDS) };
}

/** True where 「结算和进球时通知您？」 can be answered with 允许. */
export function isCardWanted({ kinds, pushKey, isPushed }: AlertSetting, ability: PushAbility): boolean {
  const isAnyPushed = kinds.some(({ kind, push }) => (kind === 'settled' || kind === 'goal') && push);
  return ability === 'open' && pushKey !== '' && !isPushed && isAnyPushed;
}
