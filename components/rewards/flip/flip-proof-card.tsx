'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Icon } from '@/components/ui/icon';
import { FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import type { FlipProof } from '@/lib/domain/rewards/flip/flip-proof';
import type { Flipped, Prize } from '@/lib/domain/rewards/flip/flip.model';
import { supportPath } from '@/lib/routes';

/** Proof of a round, and its check in this browser. */
export function FlipProofCard({ flipped, prizes }: { flipped: Flipped; prizes: readonly Prize[] }) {
  const [proof, setProof] = useState<FlipProof | 'busy' | null>(null);
  async function verify(): Promise<void> {
    setProof('busy');
    const { proofOf } = await import('@/lib/domain/rewards/flip/flip-proof');
    setProof(await proofOf(flipped, prizes));
  }
  return (
    <div>
      <dl className="space-y-2">
        <HashRow label={FLIP_COPY.commitment} text={flipped.commitment} />
        <HashRow label={FLIP_COPY.seed} text={flipped.seed} />
        <HashRow label={FLIP_COPY.key} text={flipped.key} />
      </dl>
      <p className="mt-2 text-12 wrap-anywhere text-text-2">{FLIP_COPY.hashRule}</p>
      <p className="mt-1 text-12 wrap-anywhere text-text-2">{FLIP_COPY.formula}</p>
      <Button variant="secondary" size="sm" block className="mt-3" busy={proof === 'busy'} onClick={() => void verify()}>
        {proof === 'busy' ? FLIP_COPY.verifying : FLIP_COPY.verify}
      </Button>
      <output className="block">
        {proof !== null && proof !== 'busy' ? (
          <span className="mt-2 block space-y-1">
            <Finding
              fits={proof.seedFits}
              text={proof.byText ? FLIP_COPY.seedFitsByText : proof.seedFits ? FLIP_COPY.seedFits : FLIP_COPY.seedDiffers}
            />
            <Finding fits={proof.cardsFit} text={proof.cardsFit ? FLIP_COPY.cardsFit : FLIP_COPY.cardsDiffer} />
          </span>
        ) : null}
      </output>
      {proof !== null && proof !== 'busy' && !(proof.seedFits && proof.cardsFit) ? (
        <a href={supportPath('other', flipped.roundId)} className="hit-44 mt-2 inline-block text-14 font-semibold text-brand">
          {FLIP_COPY.contact}
        </a>
      ) : null}
    </div>
  );
}

/** A long hexadecimal text under its name, with 复制. */
export function HashRow({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-12 text-text-2">{label}</dt>
      <dd className="font-mono text-12">
        <CopyText text={text} label={label} />
      </dd>
    </div>
  );
}

function Finding({ fits, text }: { fits: boolean; text: string }) {
  return (
    <span className={`flex items-start gap-1.5 text-13 ${fits ? 'text-text' : 'text-error'}`}>
      <Icon name={fits ? 'circle-check' : 'circle-alert'} size={18} className={fits ? 'text-brand' : ''} />
      {text}
    </span>
  );
}
