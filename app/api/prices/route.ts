import { openPriceStream } from '@/lib/domain/betting/sport/stream/price-stream.server';

export const dynamic = 'force-dynamic';

export const GET = openPriceStream;
