import { ErrorState } from '@/components/ui/error-state';
import { route } from '@/lib/routes';
import { FLIP_COPY, prizeText } from '@/lib/domain/rewards/flip/flip.copy';
import type { FlipRules } from '@/lib/domain/rewards/flip/flip.model';
import { chanceText } from '@/lib/domain/rewards/flip/flip.rules';

/** Prizes with their chances, as the draw has them; null when the platform did not respond. */
export function PrizeTable({ rules }: { rules: FlipRules | null }) {
  return (
    <section aria-labelledby="flip-prizes" className="card overflow-hidden">
      <h2 id="flip-prizes" className="px-4 pt-4 text-16 font-semibold">
        {FLIP_COPY.prizes}
      </h2>
      {rules ? (
        <>
          <table className="mt-2 w-full text-14" aria-labelledby="flip-prizes">
            <thead className="text-left text-12 text-text-2">
              <tr className="border-b border-line">
                <th scope="col" className="px-4 py-2 font-normal">
                  {FLIP_COPY.prize}
                </th>
                <th scope="col" className="px-2 py-2 text-right font-normal">
                  {FLIP_COPY.share(rules.outcomes)}
                </th>
                <th scope="col" className="px-4 py-2 text-right font-normal">
                  {FLIP_COPY.chance}
                </th>
              </tr>
            </thead>
            <tbody>
              {rules.prizes.map((prize) => (
                <tr key={prize.prize} className="border-b border-line last:border-b-0">
                  <th scope="row" className="px-4 py-2.5 text-left font-semibold">
                    {prizeText(prize)}
                  </th>
                  <td className="px-2 py-2.5 text-right text-text-2">{prize.weight}</td>
                  <td className="px-4 py-2.5 text-right">{chanceText(prize.weight, rules.outcomes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="border-t border-line px-4 py-3 text-12 text-text-2">{FLIP_COPY.prizesNote}</p>
        </>
      ) : (
        <ErrorState title={FLIP_COPY.prizesError} reason={FLIP_COPY.prizesErrorHint} retryHref={route('/activity/luckyFlip')} />
      )}
    </section>
  );
}
