import type { NextRequest } from 'next/server';
import { listOpenOrders } from '@/lib/domain/betting/order/open-orders.server';
import { readOpenOrders } from '@/lib/server/open-orders/open-orders.server';

export function GET(request: NextRequest): Promise<Response> {
  return readOpenOrders(request, listOpenOrders);
}
