import { rowIdOf } from '../../kernel/http/row-id';
import { byNumber } from '../shared/number-id';
import type { ServedVenue } from '../shared/served-venue';
import { nameAt } from '../shared/venue-names.rules';
import { fbFault } from './fb.error';
import { fbMatchId, matchOfFbId } from './fb.ids';
import { toFbLaunch } from './fb.launch';
import { FB_PRICING } from './fb.match';
import { findSelection } from './fb.offer';
import { registerFb } from './fb.routes';

const findMatch = byNumber(matchOfFbId);

export const fbVenue: ServedVenue = {
  code: 'FBTY',
  pricing: FB_PRICING,
  matchIdOf: (match) => String(fbMatchId(match)),
  siteIdOf: (match) => String(fbMatchId(match)),
  findMatch,
  findMatchOfSite: findMatch,
  findSelection,
  betIdOf: rowIdOf,
  teamName: (sport, team) => nameAt('FBTY', sport, team),
  launch: toFbLaunch,
  // Samples: fb-*.
  headers: ['content-type', 'authorization'],
  fault: fbFault,
  register: registerFb,
};
