import type { Context } from '../../context';
import type { Staffing } from './staffing.rules';

declare module '../../../kernel/db/settings.tables' {
  interface Settings {
    supportStaffing: Staffing;
  }
}

/** The persons' queue and hours as testers set them. */
export function staffingOf({ settings }: Pick<Context, 'settings'>): Staffing {
  return settings.get('supportStaffing') ?? {};
}

/** Changes them until reset; fields that are absent stay. */
export function changeStaffing({ settings }: Pick<Context, 'settings'>, change: Staffing): Promise<Staffing> {
  return settings.change('supportStaffing', (stored = {}) => ({ ...stored, ...change }));
}
