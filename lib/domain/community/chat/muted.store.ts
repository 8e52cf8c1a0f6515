'use client';

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from '@pavilion/contract/schema';
import { loadPersisted, persistedMembers } from '@/lib/kit/browser/persisted-store';

/** Most muted people of one member; past this number the first ones are unmuted. */
const MAX_MUTED = 100;
/** Most members of this browser; the lists of others are dropped. */
const MAX_OWNERS = 5;

const personSchema = z.object({ userId: z.string(z.maxLength(40)), name: z.string(z.maxLength(60)) });
const mutedSchema = z.object({ lists: z.array(z.object({ owner: z.string(z.maxLength(40)), people: z.array(personSchema) })) });
type Muted = z.infer<typeof mutedSchema>;
export type MutedPerson = z.infer<typeof personSchema>;

const NOBODY: readonly MutedPerson[] = [];

/** People whose messages a member of this browser does not see, by member, in localStorage `chatMuted`. */
const useLists = create<Muted>()(
  persist(
    (): Muted => ({ lists: [] }),
    persistedMembers<Muted, Muted>({ name: 'chatMuted', version: 2, initial: { lists: [] }, schema: mutedSchema }),
  ),
);

loadPersisted(useLists);

function change(owner: string, next: (people: readonly MutedPerson[]) => MutedPerson[]): void {
  const { lists } = useLists.getState();
  const people = next(lists.find((list) => list.owner === owner)?.people ?? NOBODY);
  const rest = lists.filter((list) => list.owner !== owner);
  useLists.setState({ lists: [{ owner, people }, ...rest].slice(0, MAX_OWNERS) });
}

/** The people that `owner` mutes, newest first; `owner` is the member's id, empty for a visitor. */
export function useMuted(owner: string): readonly MutedPerson[] {
  return useLists(({ lists }) => lists.find((list) => list.owner === owner)?.people ?? NOBODY);
}

export function mutePerson(owner: string, { userId, name }: MutedPerson): void {
  change(owner, (people) => [{ userId, name }, ...people.filter((one) => one.userId !== userId)].slice(0, MAX_MUTED));
}

export function unmutePerson(owner: string, userId: string): void {
  change(owner, (people) => people.filter((one) => one.userId !== userId));
}
