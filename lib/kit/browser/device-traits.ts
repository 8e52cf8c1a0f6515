/** The traits that a device reports; spec §9 names them for each kind of device. */
export type DeviceKind = 'windows' | 'mac' | 'android' | 'iphone';

/**
 * The kind of a user agent; null for a kind without traits in the specification. An iPad that reports itself as a Mac has touch
 * points.
 */
export function deviceKindOf(userAgent: string, touchPoints: number): DeviceKind | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
  if (/Android/.test(userAgent)) return 'android';
  if (/Macintosh|Mac OS X/.test(userAgent)) return touchPoints > 1 ? 'iphone' : 'mac';
  return /Windows/.test(userAgent) ? 'windows' : null;
}

const COMMON = ['colorDepth', 'resolution', 'timezoneOffset', 'platform', 'touch'] as const;
const MORE = {
  windows: [],
  mac: ['pixelRatio'],
  // contract §2.17
  android: ['pixelRatio'],
  iphone: ['canvas', 'fonts', 'graphicsVendor', 'cpuClass'],
} as const satisfies Record<DeviceKind, readonly string[]>;

export type TraitName = (typeof COMMON)[number] | (typeof MORE)[DeviceKind][number];

/** One reader per trait, so that a test can replace the device. */
export type TraitReaders = Readonly<Record<TraitName, () => string>>;

/** The traits of a kind in their order; spec §9 names them. */
export function traitNames(kind: DeviceKind): readonly TraitName[] {
  return [...COMMON, ...MORE[kind]];
}

/** `name:value` of each trait. One unreadable trait fails all of them, as the specification requires. */
export function readTraits(kind: DeviceKind, readers: TraitReaders): string[] {
  return traitNames(kind).map((name) => `${name}:${readers[name]()}`);
}
