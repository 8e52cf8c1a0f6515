import type { Page } from '@playwright/test';
import type { ControlledMatch } from '../support/control-client';

/** The call that brings FB's lists, by the end of its path. */
export const FB_LIST = '/v1/match/getList';

/** FB's numbers for 独赢, the whole match, and a draw. */
const WINNER = 1005;
const FULL = 1001;
export const DRAW = 3;

interface FbOption {
  ty: number;
  od: number;
  bod?: number;
}

interface FbMatch {
  id: number;
  mg: { mty: number; pe: number; mks: { ss: number; op: FbOption[] }[] }[];
}

interface FbList {
  data: { total: number; records: FbMatch[] };
}

/** FB's lists as they come, changed on their way. */
export async function editLists(page: Page, edit: (list: FbList) => void): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(FB_LIST),
    async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as FbList;
      edit(list);
      await route.fulfill({ response: answer, json: list });
    },
  );
}

/** The market 独赢 of a match in FB's list. */
export function winnerOf(list: FbList, match: ControlledMatch) {
  const row = list.data.records.find(({ id }) => String(id) === match.ids.FBTY);
  return row?.mg.find(({ mty, pe }) => mty === WINNER && pe === FULL)?.mks[0] ?? null;
}
