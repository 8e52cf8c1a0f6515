/** A result on a road: its character and the side that won. */
interface Bead {
  key: string;
  text: string;
  tone: 'banker' | 'player' | 'tie';
}

/** Results that a screen reader names. */
const NAMED = 12;

/** Side of a cell in the units of the drawing. */
export const CELL = 20;

/** The empty grid of a road. */
export function RoadGrid({ rows, columns }: { rows: number; columns: number }) {
  const lines = [
    ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * CELL}H${columns * CELL}`),
    ...Array.from({ length: columns + 1 }, (_, column) => `M${column * CELL} 0V${rows * CELL}`),
  ];
  return <path className="grid" d={lines.join('')} />;
}

/** 珠盘: results in columns from top to bottom. `beads`: oldest first; the last columns are shown. */
export function BeadRoad({ beads, rows, columns }: { beads: readonly Bead[]; rows: number; columns: number }) {
  const over = Math.max(0, Math.ceil(beads.length / rows) - columns) * rows;
  const names = beads.slice(-NAMED).map(({ text }) => text);
  return (
    <svg
      viewBox={`-0.5 -0.5 ${columns * CELL + 1} ${rows * CELL + 1}`}
      className="road"
      role="img"
      aria-label={names.length === 0 ? '珠盘，暂无结果' : `珠盘，由新到旧：${names.toReversed().join('、')}`}
    >
      <RoadGrid rows={rows} columns={columns} />
      {beads.slice(over).map(({ key, text, tone }, index) => (
        <g
          key={key}
          className={`bead ${tone}`}
          transform={`translate(${(Math.floor(index / rows) + 0.5) * CELL} ${((index % rows) + 0.5) * CELL})`}
        >
          <circle r="8.5" />
          <text y="4">{text}</text>
        </g>
      ))}
    </svg>
  );
}
