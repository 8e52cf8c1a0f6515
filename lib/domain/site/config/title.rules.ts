import { textWidth, truncateWidth } from '@/lib/kit/format/width';

/** Width units a title may have before it scrolls. spec §2 */
export const TITLE_WIDTH = 27;
/** ms between two steps. spec §2 */
export const TITLE_STEP_MS = 350;
/** A browser trims plain spaces from a title, but not these. */
const SPACE = '\u00a0';
const GAP = 4;
const HIDDEN_GAP = 12;

/** Control characters and direction marks, which can change how a title reads. */
const UNSAFE = /[\p{Cc}\p{Cf}]/gu;
const MAX_LENGTH = 64;

/** A configured title that is safe to show: without direction marks, at most 64 width units and an ellipsis. */
export function safeTitle(text: string): string {
  return truncateWidth(text.replace(UNSAFE, '').trim(), MAX_LENGTH);
}

/** True if a title is long enough to scroll. spec §2 */
export function scrolls(title: string): boolean {
  return textWidth(title) > TITLE_WIDTH;
}

/**
 * The title at a step of the marquee, which moves the text left by one character and repeats it. A hidden tab shows only the
 * first characters, so its gap between end and start is wider.
 */
export function marqueeFrame(title: string, step: number, hidden: boolean): string {
  if (!scrolls(title)) return title;
  const loop = Array.from(title + SPACE.repeat(hidden ? HIDDEN_GAP : GAP));
  const start = step % loop.length;
  return [...loop.slice(start), ...loop.slice(0, start)].join('');
}
