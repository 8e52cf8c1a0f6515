import { rowIdOf } from '../../kernel/http/row-id';
import { byNumber } from '../shared/number-id';
import type { ServedVenue } from '../shared/served-venue';
import { nameAt } from '../shared/venue-names.rules';
import { imFault } from './im.error';
import { imMatchId, matchOfImId } from './im.ids';
import { toImLaunch } from './im.launch';
import { IM_PRICING } from './im.match';
import { sportId } from './im.numbers';
import { findSelection } from './im.offer';
import { betOfWagerId } from './im.order';
import { registerIm } from './im.routes';

const findMatch = byNumber(matchOfImId);
/** IM finds no match without the number of its sport. */
const SITE_ID = /^\d{1,4}-(\d{1,15})$/;

export const imVenue: ServedVenue = {
  code: 'IMTY',
  pricing: IM_PRICING,
  matchIdOf: (match) => String(imMatchId(match)),
  siteIdOf: (match) => `${sportId(match.sport)}-${imMatchId(match)}`,
  findMatch,
  findMatchOfSite: (world, siteId) => findMatch(world, SITE_ID.exec(siteId)?.[1] ?? ''),
  findSelection,
  betIdOf: (orderNo) => (rowIdOf(orderNo) === null ? null : betOfWagerId(orderNo)),
  teamName: (sport, team) => nameAt('IMTY', sport, team),
  launch: toImLaunch,
  // Pages reach IM through the site alone.
  headers: ['content-type'],
  fault: imFault,
  register: registerIm,
};
