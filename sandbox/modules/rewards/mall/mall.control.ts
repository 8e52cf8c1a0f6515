import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findMemberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { rowIdOf } from '../../../kernel/http/row-id';
import { list, postRow } from '../../../kernel/control/control-call';
import { changeItem, listOrders, findOrderById } from './mall.store';
import { itemView, orderView } from './mall.view';
import { moveParcel, type ParcelStep } from './parcel';

const parcelSchema = z.object({ step: z.enum(['pack', 'ship', 'deliver']) });

/** Changes of an item; absent fields do not change. */
const itemSchema = z.object({
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  price: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1e9))),
  stock: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1e9))),
  vipLevel: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
});

/** Calls for testers: parcels and items of the mall. */
export function registerMallControl(app: FastifyInstance, context: Context): void {
  list(app, '/sandbox/mall/orders', (userName) => listForTester(context, userName));
  /** Moves a parcel one step further; one in another state does not change. */
  postRow(app, '/sandbox/mall/orders/:id', parcelSchema, (id, { step }) => moveForTester(context, id, step));
  postRow(app, '/sandbox/mall/items/:id', itemSchema, (id, change) => changeForTester(context, id, change));
}

/** Newest orders, of one member if a name is given; null for an unknown name. */
async function listForTester({ db }: Pick<Context, 'db'>, userName: string | undefined): Promise<object[] | null> {
  if (userName === undefined) return (await listOrders(db, null)).map(orderView);
  const member = await findMemberByName(db, userName);
  return member ? (await listOrders(db, member.id)).map(orderView) : null;
}

/** Moves a parcel one step further and returns the resulting order; null when there is none. */
async function moveForTester(context: Pick<Context, 'db' | 'clock' | 'real'>, orderId: string, step: ParcelStep): Promise<object | null> {
  const id = rowIdOf(orderId);
  if (id === null) return null;
  await moveParcel(context, id, step);
  const order = await findOrderById(context.db, id);
  return order ? orderView(order) : null;
}

/** Changes an item; null when there is none. */
async function changeForTester({ db }: Pick<Context, 'db'>, id: string, change: Parameters<typeof changeItem>[2]): Promise<object | null> {
  const item = await changeItem(db, id, change);
  return item ? itemView(item) : null;
}
