'use client';

import { useOnline } from '@/components/ui/use-online';
import { Icon } from '@/components/ui/icon';

/** A request without a result: its subject, and a text for an offline member. */
export function PendingNotice({ title, text, offline }: { title: string; text: string; offline: string }) {
  const online = useOnline();
  return (
    <section className="card flex items-start gap-3 px-4 py-3">
      <Icon name="clock" size={20} className="mt-0.5 text-brand" />
      <output className="block min-w-0">
        <span className="block text-15 font-semibold">{title}</span>
        <span className="block text-13 text-text-2">{online ? text : offline}</span>
      </output>
    </section>
  );
}
