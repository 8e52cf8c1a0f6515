import { rowIdOf } from '../../kernel/http/row-id';
import type { ServedVenue } from '../shared/served-venue';
import { nameAt } from '../shared/venue-names.rules';
import { obFault } from './ob.error';
import { matchOfObId, obMatchId } from './ob.ids';
import { toObLaunch } from './ob.launch';
import { OB_PRICING } from './ob.match';
import { findSelection } from './ob.offer';
import { registerOb } from './ob.routes';

export const obVenue: ServedVenue = {
  code: 'OBTY',
  pricing: OB_PRICING,
  matchIdOf: obMatchId,
  siteIdOf: obMatchId,
  findMatch: matchOfObId,
  findMatchOfSite: matchOfObId,
  findSelection,
  betIdOf: rowIdOf,
  teamName: (sport, team) => nameAt('OBTY', sport, team),
  launch: toObLaunch,
  // Samples: ob-*, counts.
  headers: ['content-type', 'requestid', 'client-type', 'lang'],
  fault: obFault,
  register: registerOb,
};
