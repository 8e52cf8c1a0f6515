import { forward } from '@/lib/domain/gate/forward.server';

export const { GET, POST } = forward('game', 'api');
