import type { NextRequest } from 'next/server';
import { readResume } from '@/lib/domain/member/resume/resume.server';
import { readForMember } from '@/lib/server/member-read/member-read.server';

export function GET(request: NextRequest): Promise<Response> {
  return readForMember(request, readResume);
}
