import { forward } from '@/lib/server/forward/forward.server';

export const { GET } = forward('pageFeed', 'static');
