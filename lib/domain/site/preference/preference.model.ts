import { DEFAULT_ODDS_TYPE } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';

/** Spec §3: Malay 1, Hong Kong 2, Europe 3, Indonesia 4. */
export const oddsTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** A member's display preferences; stored in this browser only. */
export const preferenceSchema = z.object({
  theme: z._default(z.enum(['light', 'dark', 'system']), 'system'),
  oddsType: z._default(oddsTypeSchema, DEFAULT_ODDS_TYPE),
  density: z._default(z.enum(['standard', 'pro', 'large']), 'standard'),
  upColour: z._default(z.enum(['red', 'green']), 'red'),
  hideBalance: z._default(z.boolean(), false),
});

export type Preference = z.infer<typeof preferenceSchema>;
export type Theme = Preference['theme'];
export type OddsType = Preference['oddsType'];
export type Density = Preference['density'];
export type UpColour = Preference['upColour'];

export const DEFAULT_PREFERENCE: Preference = {
  theme: 'system',
  oddsType: DEFAULT_ODDS_TYPE,
  density: 'standard',
  upColour: 'red',
  hideBalance: false,
};

/** Preferences with which the server renders lists. */
export type Look = Pick<Preference, 'density' | 'oddsType'>;

/** `pro.1`: list preferences as cookie text. */
export function lookText({ density, oddsType }: Look): string {
  return `${density}.${oddsType}`;
}

/** Parses the cookie of the list preferences; anything unknown gives the default. */
export function lookOf(cookie: string | undefined): Look {
  const [density, oddsType] = (cookie ?? '').split('.');
  const read = z.safeParse(preferenceSchema, { density, oddsType: Number(oddsType) });
  return read.success ? read.data : DEFAULT_PREFERENCE;
}

/** Parses the theme cookie; anything unknown is 跟随系统. */
export function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

/** Parses the colour of rising prices; anything unknown is 红升绿降. */
export function upColourOf(cookie: string | undefined): UpColour {
  return cookie === 'green' ? 'green' : 'red';
}
