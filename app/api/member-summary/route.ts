import type { NextRequest } from 'next/server';
import { readSummary } from '@/lib/domain/member/summary/summary.server';
import { readForMember } from '@/lib/server/member-read/member-read.server';

export function GET(request: NextRequest): Promise<Response> {
  return readForMember(request, readSummary);
}
