import { forwardToIm } from '@/lib/server/forward/improxy.server';

export const GET = forwardToIm;
export const POST = forwardToIm;
