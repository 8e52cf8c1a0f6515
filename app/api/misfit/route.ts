import { takeMisfits } from '@/lib/server/misfit/misfit.server';

export const POST = takeMisfits;
