import type { Context } from '../../context';

/** A deposit method that a tester closed. */
export interface ClosedMethod {
  /** ISO time; null when no end is known. */
  openTime: string | null;
}

declare module '../../../kernel/db/settings.tables' {
  interface Settings {
    closedDepositMethods: Readonly<Record<string, ClosedMethod>>;
  }
}

/** Methods that a tester closed, by code. */
export function closedMethods({ settings }: Pick<Context, 'settings'>): Readonly<Record<string, ClosedMethod>> {
  return settings.get('closedDepositMethods') ?? {};
}

/** Closes a method until `openTime`, which is only shown, or opens it; stored until reset. Returns the closed methods. */
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
