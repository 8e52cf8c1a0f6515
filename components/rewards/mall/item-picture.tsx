import type { ReactNode } from 'react';
import { LineDrawing } from '@/components/ui/line-drawing';
import type { MallCategory, MallPicture } from '@/lib/domain/rewards/mall/mall.model';

/** Drawings in a 96×72 field. */
const DRAWINGS: Record<MallPicture, ReactNode> = {
  voucher: (
    <>
      <path className="wash" d="M14 22h68v9a5 5 0 0 0 0 10v9H14v-9a5 5 0 0 0 0-10z" />
      <path d="M14 22h68v9a5 5 0 0 0 0 10v9H14v-9a5 5 0 0 0 0-10zM34 24v3M34 31v3M34 38v3M34 45v3" />
      <path d="M58 28c1 4 5 6 10 6M58 28c-1 4-5 6-10 6M50 37h16v8M50 37v8M47 45h22" />
    </>
  ),
  purse: (
    <>
      <path className="wash" d="M38 24c-12 8-18 18-18 27 0 8 6 11 28 11s28-3 28-11c0-9-6-19-18-27z" />
      <path d="M38 24c-12 8-18 18-18 27 0 8 6 11 28 11s28-3 28-11c0-9-6-19-18-27zM36 24h24M40 24l-5-10c5 3 8 0 13 0s8 3 13 0l-5 10" />
      <circle cx="48" cy="44" r="8" />
      <path d="M48 40v8M44 44h8" />
    </>
  ),
  chest: (
    <>
      <path className="wash" d="M18 34c0-12 8-18 18-18h24c10 0 18 6 18 18v26H18z" />
      <path d="M18 34c0-12 8-18 18-18h24c10 0 18 6 18 18v26H18zM18 36h24M54 36h24M30 17v19M66 17v19M30 36v24M66 36v24" />
      <path d="M42 31h12v12a6 6 0 0 1-12 0zM48 36v4" />
    </>
  ),
  scarf: (
    <>
      <path className="wash" d="M26 14c10 10 34 10 44 0l6 8c-14 12-42 12-56 0z" />
      <path d="M26 14c10 10 34 10 44 0l6 8c-14 12-42 12-56 0zM34 30l-2 28h14l2-27M54 31l4 20h13l-5-24" />
      <path d="M33 40h14M33 48h14M56 40h13M33 58v5M39 58v5M45 58v5M59 51l1 5M65 51l1 5M71 51l1 5" />
    </>
  ),
  cup: (
    <>
      <path className="wash" d="M34 26h26v32a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5z" />
      <path d="M34 26h26v32a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5zM32 18h30v8H32zM38 12h18v6H38z" />
      <path d="M47 36c1 4 4 5 7 5M47 36c-1 4-4 5-7 5M42 45h10v6M42 45v6M40 51h14" />
    </>
  ),
  shirt: (
    <>
      <path className="wash" d="M36 14l-18 9 6 14 8-3v29h32V34l8 3 6-14-18-9c-4 6-20 6-24 0z" />
      <path d="M36 14l-18 9 6 14 8-3v29h32V34l8 3 6-14-18-9c-4 6-20 6-24 0zM32 50h32M32 56h32" />
      <path d="M48 30c1 3 3 4 6 4M48 30c-1 3-3 4-6 4M44 37h8v5M44 37v5" />
    </>
  ),
  ball: (
    <>
      <circle className="wash" cx="48" cy="38" r="25" />
      <circle cx="48" cy="38" r="25" />
      <path d="M48 28l9 7-3 10H42l-3-10zM48 28V13M57 35l14-5M54 45l9 12M42 45l-9 12M39 35l-14-5M36 17l12-4 12 4M24 47l9 10M72 47l-9 10" />
    </>
  ),
  umbrella: (
    <>
      <path className="wash" d="M16 38c2-16 15-25 32-25s30 9 32 25c-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0z" />
      <path d="M16 38c2-16 15-25 32-25s30 9 32 25c-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0zM48 8v5M48 38v19a6 6 0 0 0 12 0M48 13c-8 6-14 14-16 25M48 13c8 6 14 14 16 25" />
    </>
  ),
  notebook: (
    <>
      <path className="wash" d="M30 12h38v50H30z" />
      <path d="M30 12h38v50H30zM38 12v50M26 20h8M26 29h8M26 38h8M26 47h8M26 56h8M44 22h18M44 30h18M44 38h12" />
      <path d="M44 48l5 5 11-11" />
    </>
  ),
  lamp: (
    <>
      <path className="wash" d="M48 12c6 10 16 15 32 15-2 6-6 9-12 9H28c-6 0-10-3-12-9 16 0 26-5 32-15z" />
      <path d="M48 12c6 10 16 15 32 15-2 6-6 9-12 9H28c-6 0-10-3-12-9 16 0 26-5 32-15zM32 36v18M64 36v18M28 54h40l3 9H25zM40 42h16v12H40zM48 7v5" />
    </>
  ),
};

const TONES: Record<MallCategory, string> = {
  voucher: 'bg-brand-bg text-brand',
  goods: 'bg-cell text-text-2',
  coin: 'bg-vip-bg text-vip',
};

/** The drawing of an item on its category's colour. */
export function ItemPicture({ picture, category, className = '' }: { picture: MallPicture; category: MallCategory; className?: string }) {
  return (
    <span className={`grid place-items-center ${TONES[category]} ${className}`}>
      <LineDrawing width={96} height={72} className="h-full max-w-full [&_.wash]:opacity-15">
        {DRAWINGS[picture]}
      </LineDrawing>
    </span>
  );
}
