import { openPriceStream } from '@/lib/server/price-stream/price-stream.server';

export const dynamic = 'force-dynamic';

export const GET = openPriceStream;
