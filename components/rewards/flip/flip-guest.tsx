import { LinkButton } from '@/components/ui/button';
import { loginPath, route } from '@/lib/routes';
import { FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import type { FlipRules } from '@/lib/domain/rewards/flip/flip.model';
import { CardBack } from './card-back';
import { FlipDeeds } from './flip-deeds';

/** 幸运翻牌 without a session: a description, and the login that comes back. */
export function FlipGuest({ rules }: { rules: FlipRules | null }) {
  return (
    <>
      <section aria-label={FLIP_COPY.lead} className="card p-4">
        <div aria-hidden="true" className="mx-auto mb-4 grid max-w-80 grid-cols-3 gap-2.5">
          {['left', 'middle', 'right'].map((card) => (
            <div key={card} className="aspect-3/4 rounded-card border border-edge-bar bg-roof text-on-roof">
              <CardBack />
            </div>
          ))}
        </div>
        <h2 className="text-18 font-semibold">{FLIP_COPY.lead}</h2>
        <p className="mt-1 text-14 text-text-2">{FLIP_COPY.fairnessHint}</p>
        <p className="mt-3 text-13 text-text-2">{FLIP_COPY.guest}</p>
        <LinkButton href={loginPath(route('/activity/luckyFlip'))} block className="mt-2">
          {FLIP_COPY.logIn}
        </LinkButton>
      </section>
      {rules ? <FlipDeeds deeds={rules.deeds} /> : null}
    </>
  );
}
