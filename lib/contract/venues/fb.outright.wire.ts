import * as z from '../schema';
import { fbMatchSchema } from './fb.match.wire';

/** An outright: no teams, a name and a season. */
export const fbOutrightSchema = z.object({
  id: z.numeric(),
  bt: z.numeric(),
  ms: z.numeric(),
  ss: z.soft(z.numeric(), 1, 0),
  sid: z.numeric(),
  nm: z.string(),
  ye: z.soft(z.nullable(z.textual()), ''),
  lg: fbMatchSchema._zod.def.shape.lg,
  mg: z._default(z.array(z.unknown()), []),
});
