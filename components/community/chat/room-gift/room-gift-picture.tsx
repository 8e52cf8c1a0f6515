import type { ReactNode } from 'react';
import { LineDrawing } from '@/components/ui/line-drawing';
import type { RoomGiftPictureName as Picture } from '@/lib/domain/community/chat/room-gift/room-gift.model';

/** Drawings in a 48×48 field. */
const DRAWINGS: Record<Picture, ReactNode> = {
  flower: (
    <>
      <path className="wash" d="M24 19c-2-7 2-12 5-12 4 0 5 4 3 7 5-1 8 3 6 6s-6 3-8 1c2 5-1 9-4 8s-4-4-2-10z" />
      <circle cx="24" cy="19" r="4" />
      <path d="M24 15c-1-8 8-10 9-5s-4 6-6 7M28 19c8-3 12 4 8 7s-7-2-9-4M25 23c5 6-1 12-5 9s0-7 2-9M21 21c-6 4-12-1-9-5s7 0 9 2M22 16c-7-1-7-9-2-10s5 5 5 9" />
      <path d="M23 31c0 5 1 8 3 12M25 38c4-4 8-4 10-3-1 4-5 5-10 4" />
    </>
  ),
  clap: (
    <>
      <path className="wash" d="M13 24l10-11 4 4 6-4 5 14-9 12-10 1-8-8z" />
      <path d="M17 34l-6-6a3 3 0 0 1 4-4l4 4-7-8a3 3 0 0 1 4-4l8 8-6-7a3 3 0 0 1 4-4l11 11V19a3 3 0 0 1 6 0v10c0 9-13 15-22 5z" />
      <path d="M34 6l-2 5M41 10l-4 4M26 5l1 4" />
    </>
  ),
  horn: (
    <>
      <path className="wash" d="M9 20h8l20-10v28L17 28H9z" />
      <path d="M9 20h8l20-10v28L17 28H9zM17 20v8M19 29l2 11h6l-2-8M41 19c3 2 3 8 0 10" />
    </>
  ),
  ball: (
    <>
      <circle className="wash" cx="24" cy="24" r="17" />
      <circle cx="24" cy="24" r="17" />
      <path d="M24 17l7 5-3 8h-8l-3-8zM24 17V7M31 22l9-3M28 30l6 8M20 30l-6 8M17 22l-9-3" />
    </>
  ),
  cup: (
    <>
      <path className="wash" d="M14 8h20v12c0 7-4 11-10 11s-10-4-10-11z" />
      <path d="M14 8h20v12c0 7-4 11-10 11s-10-4-10-11zM14 12H7c0 8 3 11 8 12M34 12h7c0 8-3 11-8 12M24 31v6M16 41h16M18 41c0-3 2-4 6-4s6 1 6 4" />
      <path d="M24 14l1.6 3.4 3.6.4-2.7 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.7-2.5 3.6-.4z" />
    </>
  ),
  lantern: (
    <>
      <path className="wash" d="M16 14h16c6 5 6 13 0 18H16c-6-5-6-13 0-18z" />
      <path d="M24 4v6M17 10h14v4H17zM16 14h16c6 5 6 13 0 18H16c-6-5-6-13 0-18zM17 32h14v4H17zM24 14v18M20 14c-3 6-3 12 0 18M28 14c3 6 3 12 0 18M21 36v7M24 36v8M27 36v7" />
    </>
  ),
};

/** The drawing of a gift. */
export function RoomGiftPicture({ picture, className = '' }: { picture: Picture; className?: string }) {
  return (
    <LineDrawing width={48} height={48} className={`text-vip [&_.wash]:opacity-20 ${className}`}>
      {DRAWINGS[picture]}
    </LineDrawing>
  );
}
