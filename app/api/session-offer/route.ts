import type { NextRequest } from 'next/server';
import { COOKIE } from '@/lib/domain/gate/gate.model';
import { answerTokenOffer } from '@/lib/domain/gate/token-offer.server';

export function POST(request: NextRequest): Promise<Response> {
  return answerTokenOffer(request, request.cookies.get(COOKIE.tokenOffer)?.value ?? null);
}
