import { memberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { rowIdOf } from '../../../kernel/http/row-id';
import { changeItem, listOrders, orderById } from './mall.store';
import { itemView, orderView } from './mall.view';
import { moveParcel, type ParcelStep } from './parcel';

/** Newest orders, of one member where a name is given; null for an unknown name. */
export async function mallOrdersForTester({ db }: Pick<Context, 'db'>, userName: string | undefined): Promise<object[] | null> {
  if (userName === undefined) return (await listOrders(db, null)).map(orderView);
  const member = await memberByName(db, userName);
  return member ? (await listOrders(db, member.id)).map(orderView) : null;
}

/** Takes a parcel one step further and answers where it stands then; null when there is none. */
export async function parcelForTester(
  context: Pick<Context, 'db' | 'clock' | 'real'>,
  orderId: string,
  step: ParcelStep,
): Promise<object | null> {
  const id = rowIdOf(orderId);
  if (id === null) return null;
  await moveParcel(context, id, step);
  const order = await orderById(context.db, id);
  return order ? orderView(order) : null;
}

/** Changes an item; null when there is none. */
export async function itemForTester(
  { db }: Pick<Context, 'db'>,
  id: string,
  change: Parameters<typeof changeItem>[2],
): Promise<object | null> {
  const item = await changeItem(db, id, change);
  return item ? itemView(item) : null;
}
