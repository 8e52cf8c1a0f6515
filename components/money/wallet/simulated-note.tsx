import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';

/** States above a form of money that nothing real is paid; null while that is not known, at the same height. */
export function SimulatedNote({ simulated, children }: { simulated: boolean | null; children: string }) {
  // Reserves the height until it is known, so that nothing below moves.
  if (!simulated) return <div className={simulated === null ? 'h-10' : ''} />;
  return (
    <Strip tone="brand" role="note" icon={<Icon name="info" size={16} />}>
      {children}
    </Strip>
  );
}
