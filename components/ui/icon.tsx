/** Drawings in public/assets/icons.svg that are not sports; the names are Lucide's. */
export type IconName =
  | 'arrow-down-to-line'
  | 'arrow-left-right'
  | 'arrow-up-down'
  | 'arrow-up-from-line'
  | 'bell'
  | 'book-open'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'circle'
  | 'circle-alert'
  | 'circle-check'
  | 'clapperboard'
  | 'clock'
  | 'cloud-alert'
  | 'cloud-off'
  | 'copy'
  | 'delete'
  | 'download'
  | 'dices'
  | 'ellipsis'
  | 'eye'
  | 'eye-off'
  | 'fish'
  | 'flag'
  | 'gamepad-2'
  | 'gift'
  | 'headset'
  | 'house'
  | 'image-plus'
  | 'info'
  | 'life-buoy'
  | 'list-checks'
  | 'list-filter'
  | 'lock'
  | 'mail'
  | 'message-square-text'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'receipt-text'
  | 'refresh-cw'
  | 'rows-2'
  | 'scroll-text'
  | 'search'
  | 'send'
  | 'shield-alert'
  | 'shield-check'
  | 'smile'
  | 'spade'
  | 'star'
  | 'ticket'
  | 'undo-2'
  | 'trash-2'
  | 'user'
  | 'wallet'
  | 'wifi-off'
  | 'x';

/**
 * An icon from the one sprite, in the colour of the text around it: no script, fetched once. Decoration only, the control
 * around it carries the name.
 */
export function Icon({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true" className={`lucide ${className}`}>
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
