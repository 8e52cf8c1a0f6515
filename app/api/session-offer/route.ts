import type { NextRequest } from 'next/server';
import { TOKEN_OFFER_COOKIE } from '@pavilion/contract/cookies';
import { decideTokenOffer } from '@/lib/server/token-offer/token-offer.server';

export function POST(request: NextRequest): Promise<Response> {
  return decideTokenOffer(request, request.cookies.get(TOKEN_OFFER_COOKIE)?.value ?? null);
}
