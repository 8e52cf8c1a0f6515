import { Fragment } from 'react';
import { BetField } from '../../client/bet-table';
import type { BetTable } from '../../client/use-bet-table';
import { fiveStarGame, TRIO_NAMES } from './five-star.game';
import { FORM_CODES, FORMS } from './five-star.rules';

/** Name of a bet without the part that its tab or its row says. */
function shortName(bet: string): string {
  const name = fiveStarGame.betName(bet);
  return bet.startsWith('sum-') || !bet.includes('-') ? name : name.replace(/^(?:.位|.三) ?/, '');
}

/** The bets of a tab. `rates`: hundredths, by bet. */
export function FiveStarTable({
  table,
  shown,
  bets,
  rates,
}: {
  table: BetTable;
  /** Key of the tab. */
  shown: string;
  bets: readonly string[];
  rates: Readonly<Record<string, number>>;
}) {
  const isForms = bets === FORM_CODES;
  return (
    <fieldset className={`bets star-bets ${shown}`} aria-label="投注项">
      {bets.map((bet, index) => (
        <Fragment key={bet}>
          {isForms && index % FORMS.length === 0 ? (
            <span className="row-name" aria-hidden="true">
              {TRIO_NAMES[bet.split('-')[0]!]}
            </span>
          ) : null}
          <BetField
            table={table}
            bet={bet}
            name={fiveStarGame.betName(bet)}
            rate={rates[bet]!}
            className={/-\d$/.test(bet) ? 'digit' : bet === 'dragon' ? 'banker' : bet === 'tiger' ? 'player' : bet === 'tie' ? 'tie' : ''}
          >
            {shortName(bet)}
          </BetField>
        </Fragment>
      ))}
    </fieldset>
  );
}
