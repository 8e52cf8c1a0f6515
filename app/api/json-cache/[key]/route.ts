import type { NextRequest } from 'next/server';
import { cacheCaller, readEntry, writeEntry } from '@/lib/server/json-cache/json-cache.server';
import { isOpenToken } from '@/lib/domain/member/login/open-token.server';

interface Context {
  params: Promise<{ key: string }>;
}

export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return readEntry(cacheCaller(request, (await params).key));
}

export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  return writeEntry(request, cacheCaller(request, (await params).key), isOpenToken);
}
