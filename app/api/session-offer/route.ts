import type { NextRequest } from 'next/server';
import { TOKEN_OFFER_COOKIE } from '@pavilion/contract/cookies';
import { answerTokenOffer } from '@/lib/server/token-offer/token-offer.server';

export function POST(request: NextRequest): Promise<Response> {
  return answerTokenOffer(request, request.cookies.get(TOKEN_OFFER_COOKIE)?.value ?? null);
}
