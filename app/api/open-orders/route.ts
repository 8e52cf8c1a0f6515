import type { NextRequest } from 'next/server';
import { listOpenOrders } from '@/lib/domain/betting/order/open-orders.server';
import { readForMember } from '@/lib/server/member-read/member-read.server';

export function GET(request: NextRequest): Promise<Response> {
  return readForMember(request, listOpenOrders);
}
