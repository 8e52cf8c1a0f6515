'use client';

import { useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet/sheet';
import { LIMIT_COPY } from '@/lib/domain/member/limit/limit.copy';
import { CoolingForm } from './cooling-form';
import { ExclusionForm } from './exclusion-form';

/** 冷静期 and 自我排除, each with its form in a sheet. */
export function PauseRows() {
  const [open, setOpen] = useState<'cooling' | 'exclusion' | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="limit-rest" className="card overflow-hidden pt-3">
      <h2 id="limit-rest" className="px-4 pb-2 text-16 font-semibold">
        {LIMIT_COPY.rest}
      </h2>
      <Row icon="clock" title={LIMIT_COPY.cooling} text={LIMIT_COPY.coolingLead} onPress={() => setOpen('cooling')} />
      <Row icon="lock" title={LIMIT_COPY.exclusion} text={LIMIT_COPY.exclusionLead} onPress={() => setOpen('exclusion')} />
      <Sheet open={open === 'cooling'} onClose={close} title={LIMIT_COPY.cooling} titleFirst>
        {open === 'cooling' ? <CoolingForm onDone={close} /> : null}
      </Sheet>
      <Sheet open={open === 'exclusion'} onClose={close} title={LIMIT_COPY.exclusion} titleFirst>
        {open === 'exclusion' ? <ExclusionForm onDone={close} /> : null}
      </Sheet>
    </section>
  );
}

function Row({ icon, title, text, onPress }: { icon: IconName; title: string; text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex w-full items-center gap-3 border-t border-line px-4 py-3 text-left active:bg-cell"
    >
      <Icon name={icon} className="text-text-2" />
      <span className="flex-1">
        <span className="block text-15">{title}</span>
        <span className="block text-13 text-text-2">{text}</span>
      </span>
      <Icon name="chevron-right" size={16} className="text-text-3" />
    </button>
  );
}
