import { forwardToIm } from '@/lib/venues/im/im.forward.server';

export const GET = forwardToIm;
export const POST = forwardToIm;
