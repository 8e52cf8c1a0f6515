import type { ReactNode } from 'react';
import type { GuidePicture } from '@/lib/domain/care/guide/guide.model';

const W = 240;
const H = 144;

/** A drawing of the member's screen at a step, in the theme's own colours; it adds nothing to the step's text. */
export function GuideDrawing({ picture, className }: { picture: GuidePicture; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="xMidYMid meet"
      className={`rounded-card bg-surface-2 ${className}`}
    >
      {PICTURES[picture]}
    </svg>
  );
}

/** A line of text. */
function TextLine({ x, y, w, strong = false }: { x: number; y: number; w: number; strong?: boolean }) {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={strong ? 7 : 5}
      rx={2.5}
      className={strong ? 'fill-text-2' : 'fill-control'}
      opacity={strong ? 1 : 0.45}
    />
  );
}

/** A card, `on` when it is chosen. */
function Box({ x, y, w, h, on = false }: { x: number; y: number; w: number; h: number; on?: boolean }) {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={6}
      strokeWidth={on ? 2.5 : 1}
      className={`fill-surface ${on ? 'stroke-brand' : 'stroke-line'}`}
    />
  );
}

function Press({ x = 24, y = 112, w = 192 }: { x?: number; y?: number; w?: number }) {
  return (
    <>
      <rect x={x} y={y} width={w} height={20} rx={6} className="fill-brand" />
      <rect x={x + w / 2 - Math.min(22, w / 4)} y={y + 7.5} width={Math.min(44, w / 2)} height={5} rx={2.5} className="fill-on-brand" />
    </>
  );
}

function Tick({ x, y, r = 8 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className="fill-brand" />
      <path
        d={`M${x - r * 0.45} ${y}l${r * 0.35} ${r * 0.38}l${r * 0.6} -${r * 0.7}`}
        fill="none"
        strokeWidth={r / 4}
        strokeLinecap="round"
        className="stroke-on-brand"
      />
    </>
  );
}

const DOTS = ['111000111', '101010101', '111011111', '000101000', '101110101', '010001010', '111010011', '101001101', '111010110'];
const CODE_PATH = DOTS.flatMap((row, y) => [...row].map((dot, x) => (dot === '1' ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A code to scan: dark on white in both themes. */
function Code({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <rect x={x - 5} y={y - 5} width={size + 10} height={size + 10} rx={5} fill="#fff" className="stroke-line" />
      <path d={CODE_PATH} transform={`translate(${x} ${y}) scale(${size / DOTS.length})`} fill="#101922" />
    </>
  );
}

/** An amount whose last digits are marked. */
function Amount({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width={46} height={12} rx={3} className="fill-text" />
      <rect x={x + 50} y={y - 3} width={24} height={18} rx={4} className="fill-warn-bg" />
      <rect x={x + 54} y={y} width={16} height={12} rx={3} className="fill-warn" />
    </>
  );
}

function Line({ y, mark = false }: { y: number; mark?: boolean }) {
  return (
    <>
      <TextLine x={36} y={y} w={30} />
      <TextLine x={78} y={y - 1} w={88} strong />
      {mark ? <rect x={184} y={y - 5} width={22} height={14} rx={4} className="fill-brand-bg stroke-brand" /> : null}
    </>
  );
}

const PICTURES: Record<GuidePicture, ReactNode> = {
  methods: (
    <>
      {[0, 1, 2, 3].map((at) => (
        <g key={at}>
          <Box x={24 + (at % 2) * 99} y={12 + Math.floor(at / 2) * 44} w={93} h={38} on={at === 0} />
          <TextLine x={34 + (at % 2) * 99} y={22 + Math.floor(at / 2) * 44} w={44} strong />
          <TextLine x={34 + (at % 2) * 99} y={36 + Math.floor(at / 2) * 44} w={58} />
        </g>
      ))}
      <Tick x={106} y={24} r={6} />
      <Press />
    </>
  ),
  transfer: (
    <>
      <Box x={24} y={10} w={192} h={32} />
      <Amount x={36} y={20} />
      <Box x={24} y={50} w={192} h={84} />
      <Line y={66} mark />
      <Line y={92} mark />
      <Line y={118} mark />
    </>
  ),
  address: (
    <>
      <Box x={24} y={10} w={192} h={92} />
      <Code x={40} y={26} size={60} />
      {[0, 1, 2].map((row) =>
        [0, 1].map((at) => (
          <rect
            key={`${row}-${at}`}
            x={118 + at * 46}
            y={28 + row * 20}
            width={38}
            height={8}
            rx={2}
            className={row + at === 0 || row + at === 3 ? 'fill-brand' : 'fill-control'}
            opacity={row + at === 0 || row + at === 3 ? 1 : 0.45}
          />
        )),
      )}
      <Press />
    </>
  ),
  code: (
    <>
      <Box x={24} y={10} w={92} h={124} />
      <Code x={40} y={28} size={60} />
      <Amount x={34} y={108} />
      <path
        d="M124 72h16m-6-6 6 6-6 6"
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brand"
      />
      <rect x={150} y={10} width={66} height={124} rx={10} className="fill-surface stroke-control" />
      <path d="M164 46v-8h8m22 0h8v8m0 30v8h-8m-22 0h-8v-8" fill="none" strokeWidth={2.5} strokeLinecap="round" className="stroke-brand" />
      <path d="M162 61h42" strokeWidth={2} className="stroke-brand" />
      <Press x={162} y={104} w={42} />
    </>
  ),
  exchange: (
    <>
      <Box x={24} y={10} w={192} h={90} />
      <Line y={26} />
      <TextLine x={36} y={52} w={30} />
      <Box x={78} y={44} w={58} h={22} on />
      <TextLine x={88} y={53} w={36} strong />
      <Box x={144} y={44} w={58} h={22} />
      <TextLine x={154} y={53} w={36} />
      <Line y={82} mark />
      <Press />
    </>
  ),
  paid: (
    <>
      <path d="M52 36h136" strokeWidth={2} className="stroke-line" />
      <path d="M52 36h90" strokeWidth={2} className="stroke-brand" />
      <Tick x={52} y={36} />
      <Tick x={97} y={36} />
      <circle cx={142} cy={36} r={7} strokeWidth={2.5} className="fill-surface stroke-brand" />
      <circle cx={188} cy={36} r={7} strokeWidth={2} className="fill-surface stroke-control" />
      <Box x={24} y={56} w={192} h={44} />
      <rect x={36} y={66} width={24} height={24} rx={4} strokeDasharray="3 2" className="fill-surface-2 stroke-control" />
      <path d="M48 73v10m-5-5h10" strokeWidth={2} strokeLinecap="round" className="stroke-text-2" />
      <TextLine x={72} y={70} w={70} strong />
      <TextLine x={72} y={84} w={104} />
      <Press />
    </>
  ),
  arrived: (
    <>
      <Box x={24} y={12} w={192} h={120} />
      <Tick x={120} y={44} r={18} />
      <TextLine x={94} y={76} w={52} strong />
      <rect x={84} y={92} width={72} height={12} rx={3} className="fill-text" />
      <TextLine x={78} y={116} w={84} />
    </>
  ),
  bind: (
    <>
      <Box x={24} y={12} w={192} h={40} on />
      <circle cx={44} cy={32} r={9} className="fill-brand-bg stroke-brand" />
      <TextLine x={62} y={24} w={56} strong />
      <TextLine x={62} y={37} w={86} />
      <Tick x={200} y={32} r={7} />
      <Box x={24} y={60} w={192} h={40} />
      <circle cx={44} cy={80} r={9} className="fill-surface-2 stroke-control" />
      <TextLine x={62} y={72} w={56} strong />
      <TextLine x={62} y={85} w={70} />
      <Press />
    </>
  ),
  withdraw: (
    <>
      {[0, 1, 2, 3].map((at) => (
        <g key={at}>
          <Tick x={40 + at * 53} y={22} r={7} />
          <TextLine x={28 + at * 53} y={36} w={26} />
        </g>
      ))}
      <Box x={24} y={52} w={192} h={30} on />
      <rect x={36} y={61} width={52} height={12} rx={3} className="fill-text" />
      <TextLine x={24} y={92} w={60} />
      <TextLine x={160} y={92} w={56} strong />
      <Press />
    </>
  ),
  pin: (
    <>
      <TextLine x={90} y={20} w={60} strong />
      <Amount x={84} y={40} />
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <g key={at}>
          <Box x={30 + at * 31} y={74} w={25} h={30} on={at === 4} />
          {at < 4 ? <circle cx={42.5 + at * 31} cy={89} r={4} className="fill-text" /> : null}
        </g>
      ))}
      <TextLine x={76} y={120} w={88} />
    </>
  ),
};
