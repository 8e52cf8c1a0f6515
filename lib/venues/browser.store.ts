import type { VenueCode } from '@/lib/contract/constants';
import { fbParts } from './fb/fb.store';
import { imParts } from './im/im.store';
import { obParts } from './ob/ob.store';
import type { VenueParts } from './venue';

/** The venues over the sessions that this browser keeps. One chunk, so that none of their parts carries the launch again. */
export const PARTS: Readonly<Partial<Record<VenueCode, VenueParts>>> = { FBTY: fbParts, IMTY: imParts, OBTY: obParts };
