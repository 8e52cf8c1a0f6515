import * as z from '../schema';
import { fbMatchSchema } from './fb.match.wire';

/** An outright: no teams, a name and a season. */
export const fbOutrightSchema = z.object({
  id: z.number(),
  bt: z.number(),
  ms: z.number(),
  ss: z.soft(z.number(), 1, 0),
  sid: z.number(),
  nm: z.string(),
  ye: z.soft(z.nullable(z.string()), ''),
  lg: fbMatchSchema._zod.def.shape.lg,
  mg: z._default(z.array(z.unknown()), []),
});
