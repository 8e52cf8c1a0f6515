import { forwardToIm } from '@/lib/domain/gate/improxy.server';

export const GET = forwardToIm;
export const POST = forwardToIm;
