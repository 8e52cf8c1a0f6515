import { createHash } from 'node:crypto';

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|HuaweiBrowser/i, '鸿蒙设备'],
  [/Android/, '安卓设备'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux 电脑'],
] as const;

/** The first match counts: most browsers name others too. */
const BROWSERS = [
  [/MicroMessenger/, '微信'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/\bEdgA?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** Kind of device and browser, `iPhone · Safari`, as far as the user agent names them; nothing else of it is stored. */
export function deviceNameOf(agent: string | undefined): string {
  const known = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(agent ?? ''))?.[1];
  return [known(SYSTEMS), known(BROWSERS)].filter(Boolean).join(' · ');
}

/** A member's device id in calls. It does not show the uuid, which a thief could use with a stolen token. */
export function deviceIdOf(memberId: string, uuid: string): string {
  return createHash('sha256').update(`device ${memberId} ${uuid}`).digest('hex').slice(0, 32);
}
