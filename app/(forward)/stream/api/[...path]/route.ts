import { forward } from '@/lib/server/forward/forward.server';

export const { GET, POST } = forward('stream', 'api');
