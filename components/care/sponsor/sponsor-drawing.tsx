import type { ReactNode } from 'react';
import type { SponsorPicture } from '@/lib/domain/care/sponsor/sponsor.copy';

/** Scenes in a 320×180 field, drawn in the page's own colours. */
const SCENES: Record<SponsorPicture, ReactNode> = {
  pitch: (
    <>
      <rect width="320" height="180" className="fill-brand-bg" />
      <circle cx="262" cy="40" r="16" className="fill-warn" opacity=".45" />
      <path d="M0 92c40-14 78-18 120-10s84 6 124-4 60-6 76-2v104H0z" className="fill-surface-2" />
      <path d="M0 104h320v76H0z" className="fill-down-bg" />
      <path d="M0 104c60 8 120-6 176 0s98 6 144 0v10c-50 6-96 4-146-2S60 122 0 114z" className="fill-brand-bg" />
      <g className="fill-down" opacity=".75">
        <circle cx="46" cy="76" r="20" />
        <circle cx="62" cy="84" r="14" />
        <circle cx="284" cy="80" r="17" />
      </g>
      <path d="M48 88v22M284 90v18" className="stroke-text-3" strokeWidth="4" />
      <g className="stroke-surface" strokeWidth="3" fill="none">
        <path d="M20 176l44-46h196l40 46M64 130v0M160 130v46" />
        <ellipse cx="160" cy="152" rx="38" ry="11" />
      </g>
      <g className="stroke-text-2" strokeWidth="2.5" fill="none">
        <path d="M132 130v-30h58v30" />
        <path d="M132 100l-10 14v18M190 100l10 14v18M122 114h78" strokeWidth="1.2" />
        <path d="M142 101l-5 13M152 101l-3 13M162 101v13M172 101l3 13M181 101l4 13" strokeWidth=".8" />
      </g>
      <g className="stroke-text" strokeWidth="4.5" strokeLinecap="round" fill="none">
        <path d="M98 142l-3 16 9 12M95 158l-12 9M98 142l12 8M98 142l-12 6" />
      </g>
      <path d="M90 136h15l2 18H89z" className="fill-brand" />
      <circle cx="99" cy="128" r="7" className="fill-text" />
      <circle cx="122" cy="168" r="6" className="fill-surface stroke-text" strokeWidth="1.5" />
      <path d="M122 164l3 2.5-1 3.500h-4l-1-3.500z" className="fill-text" />
    </>
  ),
  boots: (
    <>
      <rect width="320" height="180" className="fill-surface-2" />
      <rect y="146" width="320" height="34" className="fill-cell" />
      <g className="fill-warn-bg stroke-warn" strokeWidth="2">
        <path d="M36 92h196v9H36zM36 140h196v9H36z" />
        <path d="M40 40h8v116h-8zM220 40h8v116h-8z" />
      </g>
      {[
        { x: 58, y: 62, look: 'fill-brand' },
        { x: 118, y: 62, look: 'fill-up' },
        { x: 88, y: 110, look: 'fill-down' },
      ].map(({ x, y, look }) => (
        <g key={look} transform={`translate(${x} ${y})`}>
          <path d="M4 4c6 4 12 3 16-1l4 8 20 7c6 2 8 5 8 9H4z" className={look} />
          <path d="M4 27h48v3H4z" className="fill-text" />
          <path d="M9 30v4M19 30v4M33 30v4M44 30v4" className="stroke-text" strokeWidth="4" />
          <path d="M22 10l6-3M27 13l6-3M32 15l6-3" className="stroke-surface" strokeWidth="2" />
        </g>
      ))}
      <path d="M60 40h80" className="stroke-text-3" strokeWidth="3" />
      <path d="M74 40v10h14V40M110 40v10h14V40" className="fill-brand-bg stroke-text-3" strokeWidth="1.5" />
      <circle cx="266" cy="132" r="24" className="fill-surface stroke-text" strokeWidth="2" />
      <path d="M266 122l9 7-3 11h-12l-3-11z" className="fill-text" />
      <path d="M266 122v-13M275 129l13-4M272 140l8 11M260 140l-8 11M257 129l-13-4" className="stroke-text" strokeWidth="2" />
    </>
  ),
  lights: (
    <>
      <rect width="320" height="180" className="fill-roof" />
      <path d="M258 22a17 17 0 1 0 18 25 14 14 0 0 1-18-25z" className="fill-on-roof" opacity=".9" />
      <g className="fill-on-roof" opacity=".8">
        <circle cx="60" cy="26" r="1.5" />
        <circle cx="118" cy="16" r="1.2" />
        <circle cx="170" cy="32" r="1.5" />
        <circle cx="216" cy="14" r="1.2" />
        <circle cx="296" cy="70" r="1.2" />
        <circle cx="22" cy="58" r="1.2" />
      </g>
      <path d="M40 48l-26 92h150zM280 48l26 92H156z" className="fill-on-roof" opacity=".14" />
      <path d="M0 124h320v56H0z" className="fill-down" />
      <path d="M0 140h320v40H0z" className="fill-down" />
      <g className="stroke-on-roof" strokeWidth="2.5" fill="none" opacity=".9">
        <path d="M0 142h320M160 142v38" />
        <ellipse cx="160" cy="164" rx="44" ry="12" />
      </g>
      <path d="M70 92h180l16 34H54z" className="fill-text-3" />
      <g className="fill-on-roof" opacity=".85">
        {Array.from({ length: 16 }, (_, at) => (
          <circle key={at} cx={82 + at * 10.5} cy={100 + (at % 2) * 3} r="3.2" />
        ))}
        {Array.from({ length: 18 }, (_, at) => (
          <circle key={at} cx={72 + at * 10.5} cy={115 + (at % 3)} r="3.2" />
        ))}
      </g>
      {[40, 280].map((x) => (
        <g key={x}>
          <path d={`M${x} 56v76`} className="stroke-text-3" strokeWidth="4" />
          <rect x={x - 18} y="38" width="36" height="20" rx="3" className="fill-surface-2" />
          {[-10, 0, 10].map((dx) => (
            <circle key={dx} cx={x + dx} cy="48" r="4" className="fill-warn" />
          ))}
        </g>
      ))}
    </>
  ),
};

/** A picture of a story, with its text for screen readers. */
export function SponsorDrawing({ name, alt }: { name: SponsorPicture; alt: string }) {
  return (
    <svg viewBox="0 0 320 180" role="img" aria-label={alt} className="block w-full rounded-card">
      {SCENES[name]}
    </svg>
  );
}
