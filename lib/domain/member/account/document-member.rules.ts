import type { Member } from './member.model';

/** Event of the document when its last script has set `window.documentMember`. */
export const DOCUMENT_MEMBER_EVENT = 'document-member';

/** A member as JSON of a document's last script: amounts are minor units as text. */
export type MemberJson = Omit<Member, 'balance' | 'locked'> & { balance: string | null; locked: string | null };

/** Value of `window.documentMember`, set by a document's last script (lib/domain/member/account/last-script.rules.ts). */
export interface DocumentMember {
  json: MemberJson;
  /** The browser's token at that moment: the member is not that of a later session. */
  token: string;
  /** Path of the document. */
  path: string;
}

const textOf = (minor: bigint | null) => (minor === null ? null : String(minor));
const minorOf = (text: string | null) => (text === null ? null : BigInt(text));

export const toMemberJson = (member: Member): MemberJson => ({
  ...member,
  balance: textOf(member.balance),
  locked: textOf(member.locked),
});

export const fromMemberJson = (json: MemberJson): Member => ({ ...json, balance: minorOf(json.balance), locked: minorOf(json.locked) });
