import { BANKS } from '@pavilion/contract/banks';
import { METHOD_OF_KIND } from './method.copy';
import type { Payee } from './payee.tables';

/** The bank, the network, or the app. */
export function payeeName({ kind, bank }: Pick<Payee, 'kind' | 'bank'>): string {
  return (kind === 'bank' ? BANKS.find(({ code }) => code === bank)?.name : undefined) ?? METHOD_OF_KIND[kind].name;
}

/** A payee as its member sees it. */
export function payeeView(payee: Payee) {
  const { id, kind, masked, alias, isDefault, state, createdAt, readyAt } = payee;
  return {
    payeeId: String(id),
    kind,
    name: payeeName(payee),
    masked,
    alias,
    isDefault,
    state,
    createTime: new Date(createdAt).toISOString(),
    readyTime: readyAt === null ? null : new Date(readyAt).toISOString(),
  };
}
