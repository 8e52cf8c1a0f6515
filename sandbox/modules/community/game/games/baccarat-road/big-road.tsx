import { CELL, RoadGrid } from '../../client/bead-road';
import { BIG_ROAD_ROWS, bigRoadOf, runOf } from './big-road.rules';
import { BACCARAT_NAMES } from '../baccarat/baccarat.game';

/** 大路 of hands, oldest first; its last columns are shown. */
export function BigRoad({ hands, columns }: { hands: Parameters<typeof bigRoadOf>[0]; columns: number }) {
  const cells = bigRoadOf(hands);
  const from = Math.max(0, ...cells.map(({ column }) => column + 1 - columns));
  const last = cells.at(-1);
  return (
    <svg
      viewBox={`-0.5 -0.5 ${columns * CELL + 1} ${BIG_ROAD_ROWS * CELL + 1}`}
      className="road"
      role="img"
      aria-label={last ? `大路，${BACCARAT_NAMES[last.side]}连开 ${runOf(cells)} 局` : '大路，暂无结果'}
    >
      <RoadGrid rows={BIG_ROAD_ROWS} columns={columns} />
      {cells
        .filter(({ column }) => column >= from)
        .map(({ key, side, column, row, ties }) => (
          <g key={key} transform={`translate(${(column - from + 0.5) * CELL} ${(row + 0.5) * CELL})`}>
            <circle r="7.5" className={`ring ${side}`} />
            {ties > 0 ? (
              <g key={ties} className="ties">
                <path d="M-6 6L6-6" />
                {ties > 1 ? <text y="4">{ties}</text> : null}
              </g>
            ) : null}
          </g>
        ))}
    </svg>
  );
}
