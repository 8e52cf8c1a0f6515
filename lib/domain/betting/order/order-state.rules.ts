import type { Order } from './order.model';

/** True for an order that does not count: rejected, or cancelled, with its stake returned. */
export const isVoid = ({ state }: Pick<Order, 'state'>): boolean => state === 'rejected' || state === 'cancelled';
