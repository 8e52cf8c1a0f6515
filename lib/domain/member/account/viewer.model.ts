import type { Member } from './member.model';

/** The person who views a page. */
export interface Viewer {
  /** Null when the platform did not respond in time: the session may be valid, but the page shows none of its data yet. */
  member: Member | null;
}
