'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Round } from '@/lib/domain/community/game/game.model';

/** A round's hash, seeds and number, and the check that the seed is the one whose hash was shown before. */
export function RoundProof({ round }: { round: Round }) {
  const [same, setSame] = useState<boolean | null>(null);
  const { hash, seed, clientSeed, id } = round;
  const verify = async () => setSame((await import('@pavilion/number/hmac.lazy')).sha256OfHex(seed) === hash);
  const rows = [
    { name: GAME_COPY.roundId, text: id },
    { name: GAME_COPY.hash, text: hash },
    { name: GAME_COPY.seed, text: seed || GAME_COPY.seedLater },
    ...(clientSeed ? [{ name: GAME_COPY.clientSeed, text: clientSeed }] : []),
  ];
  return (
    <section aria-label={GAME_COPY.proof} className="space-y-2 bg-surface-2 px-4 py-3 text-13">
      <dl className="space-y-1">
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-text-2">{name}</dt>
            <dd className="break-all">{text}</dd>
          </div>
        ))}
      </dl>
      {seed === '' ? null : (
        <Button variant="outline" size="sm" onClick={() => void verify()}>
          {GAME_COPY.verify}
        </Button>
      )}
      <output className={`block ${same === false ? 'text-error' : ''}`}>
        {same === null ? '' : same ? GAME_COPY.verified : GAME_COPY.unverified}
      </output>
      <p className="text-text-2">
        {GAME_COPY.hashRule}
        {GAME_COPY.verifyMore}
      </p>
    </section>
  );
}
