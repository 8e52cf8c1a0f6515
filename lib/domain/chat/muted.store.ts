'use client';

import { create } from 'zustand';
import * as z from '@/lib/contract/schema';
import { persistMembers } from '@/lib/kit/browser/persisted-store';

/** Most muted people; past this number the first ones are unmuted. */
const MAX_MUTED = 100;

const mutedSchema = z.object({ people: z.array(z.object({ userId: z.string(z.maxLength(40)), name: z.string(z.maxLength(60)) })) });
type Muted = z.infer<typeof mutedSchema>;
export type MutedPerson = Muted['people'][number];

/** People whose messages this browser hides, newest first, in localStorage `chatMuted`. */
export const useMuted = create<Muted & { mute: (person: MutedPerson) => void; unmute: (userId: string) => void }>()((set) => ({
  people: [],
  mute: ({ userId, name }) =>
    set(({ people }) => ({ people: [{ userId, name }, ...people.filter((one) => one.userId !== userId)].slice(0, MAX_MUTED) })),
  unmute: (userId) => set(({ people }) => ({ people: people.filter((one) => one.userId !== userId) })),
}));

persistMembers<Muted>(useMuted, { name: 'chatMuted', version: 1, initial: { people: [] }, schema: mutedSchema })();
