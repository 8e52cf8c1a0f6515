'use client';

import { ODDS_TYPE } from '@pavilion/contract/constants';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { ODDS_TYPE_NAMES } from '@/lib/domain/site/preference/odds-type.copy';

/** 欧洲盘, for a price that stays Europe's when the member chose another type; else empty. */
export function useEuropeName(): string {
  return useLook((look) => look.oddsType) === ODDS_TYPE.europe ? '' : ODDS_TYPE_NAMES[ODDS_TYPE.europe];
}
