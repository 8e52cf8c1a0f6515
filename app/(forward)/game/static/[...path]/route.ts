import { forward } from '@/lib/domain/gate/forward.server';

export const { GET } = forward('game', 'static');
