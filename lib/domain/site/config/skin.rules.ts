import { safePicture } from './link.rules';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
/** Colours under brand-coloured text, and the colour of text on the brand, as in `globals.css`. */
export const GROUNDS_OF_BRAND = {
  light: { '--surface': '#fff', '--bg': '#edf0f3', '--surface-2': '#f5f7f9', '--cell': '#ebf0f5', '--on-brand': '#fff' },
  dark: { '--surface': '#121921', '--bg': '#090e14', '--surface-2': '#18212b', '--cell': '#1c2733', '--on-brand': '#07131f' },
} as const;
type Theme = keyof typeof GROUNDS_OF_BRAND;

type Rgb = readonly [number, number, number];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** A festival's changes: CSS variables that `globals.css` reads, and a strip below the home page's header. */
export interface Skin {
  colours: Readonly<Record<`--skin-${Theme}${'' | '-press' | '-bg'}`, string>>;
  /** A picture of this site, or the empty string. */
  headerImage: string;
}

/**
 * The skin of the configuration's `siteFestivalSkin` (spec §3). Its brand colour serves the light theme; the dark theme gets it
 * mixed with white until it can be read. Null without a skin, or where text in its colour would fall below a contrast of 4.5.
 */
export function toSkin(wanted: { brand: string; headerImage: string } | null | undefined): Skin | null {
  const light = wanted && toRgb(wanted.brand);
  if (!light || !isReadable(light, 'light')) return null;
  const dark = Array.from({ length: 21 }, (_, step) => mixed(light, WHITE, step / 20)).find((colour) => isReadable(colour, 'dark'));
  if (!dark) return null;
  return {
    colours: {
      '--skin-light': toHex(light),
      '--skin-light-press': toHex(mixed(light, BLACK, 0.15)),
      '--skin-light-bg': toHex(tintOf(light, 'light')),
      '--skin-dark': toHex(dark),
      '--skin-dark-press': toHex(mixed(dark, WHITE, 0.2)),
      '--skin-dark-bg': toHex(tintOf(dark, 'dark')),
    },
    headerImage: safePicture(wanted.headerImage),
  };
}

/** The pale background of chips and quiet buttons, under brand-coloured text. */
const tintOf = (brand: Rgb, theme: Theme) => mixed(toRgb(GROUNDS_OF_BRAND[theme]['--surface'])!, brand, theme === 'light' ? 0.1 : 0.15);

function isReadable(brand: Rgb, theme: Theme): boolean {
  const grounds = Object.values(GROUNDS_OF_BRAND[theme]).map((hex) => toRgb(hex)!);
  return [...grounds, tintOf(brand, theme)].every((ground) => contrast(brand, ground) >= MIN_CONTRAST);
}

/** `#rgb` or `#rrggbb`; null for another notation. */
function toRgb(hex: string): Rgb | null {
  const whole = /^#[\da-f]{3}$/i.test(hex) ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(whole)) return null;
  return [1, 3, 5].map((from) => Number.parseInt(whole.slice(from, from + 2), 16)) as unknown as Rgb;
}

const toHex = (rgb: Rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** `share` of `b` in `a`, part by part, in whole parts. */
const mixed = (a: Rgb, b: Rgb, share: number) => a.map((part, index) => Math.round(part + (b[index]! - part) * share)) as unknown as Rgb;

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
