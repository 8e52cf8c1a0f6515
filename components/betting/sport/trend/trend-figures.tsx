import { isNegativeOdds } from '@/lib/domain/betting/sport/price/odds.rules';
import type { Range } from '@/lib/domain/betting/sport/trend/history.model';
import type { Figures } from '@/lib/domain/betting/sport/trend/history.rules';
import { changeText, FIRST_NAMES, TREND_COPY } from '@/lib/domain/betting/sport/trend/trend.copy';
import { dayTime } from '@/lib/kit/format/site-time';
import { type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';

/**
 * A range's first price (初盘 in 全程), 现价, 最高 and 最低, each with its time; the change as text. Without a present `price`, `shut`
 * states why.
 */
export function TrendFigures({
  range,
  figures,
  price,
  shut,
  now,
  show,
}: {
  range: Range;
  figures: Figures | null;
  price: Odds | null;
  shut: string;
  now: number;
  show: (odds: Odds) => string;
}) {
  const change = figures && price !== null ? compareOdds(price, figures.first.price) : 0;
  const tone = change > 0 ? 'text-up' : change < 0 ? 'text-down' : 'text-text-2';
  const time = (at: number | undefined) => (at === undefined ? '' : dayTime(at, now));
  return (
    <dl className="gutter grid min-h-19 grid-cols-4 items-start pt-1">
      <Figure name={FIRST_NAMES[range]} price={figures?.first.price ?? null} show={show}>
        {time(figures?.first.at)}
      </Figure>
      <Figure name={TREND_COPY.now} price={price} show={show}>
        {price === null ? shut : <span className={tone}>{changeText(change)}</span>}
      </Figure>
      <Figure name={TREND_COPY.high} price={figures?.high.price ?? null} show={show}>
        {time(figures?.high.at)}
      </Figure>
      <Figure name={TREND_COPY.low} price={figures?.low.price ?? null} show={show}>
        {time(figures?.low.at)}
      </Figure>
    </dl>
  );
}

function Figure({
  name,
  price,
  show,
  children,
}: {
  name: string;
  price: Odds | null;
  show: (odds: Odds) => string;
  children: React.ReactNode;
}) {
  const shown = price === null ? '—' : show(price);
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className={`text-17 leading-[1.75rem] font-semibold ${isNegativeOdds(shown) ? 'text-up' : ''}`}>{shown}</dd>
      <dd className="truncate text-12 text-text-2">{children}</dd>
    </div>
  );
}
