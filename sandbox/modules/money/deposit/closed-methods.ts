import type { ClosedMethod } from '../../../kernel/db/settings.schema';
import type { Context } from '../../context';

/** Methods that a tester closed, by code. */
export function closedMethods({ settings }: Pick<Context, 'settings'>): Readonly<Record<string, ClosedMethod>> {
  return settings.get('closedDepositMethods') ?? {};
}

/** Closes a method until `openTime`, which is only shown, or opens it; kept until reset. Answers the closed methods. */
export async function closeMethod(
  { settings }: Pick<Context, 'settings'>,
  method: string,
  closed: ClosedMethod | null,
): Promise<Readonly<Record<string, ClosedMethod>>> {
  return settings.change('closedDepositMethods', (stored = {}) => {
    const { [method]: _, ...rest } = stored;
    return closed === null ? rest : { ...rest, [method]: closed };
  });
}
