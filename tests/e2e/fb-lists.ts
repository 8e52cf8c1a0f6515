import type { Page } from '@playwright/test';
import type { ControlledMatch } from '../support/control-client';

/** The call that returns FB's lists, by the end of its path. */
export const FB_LIST = '/v1/match/getList';

/** FB's numbers for 独赢, the whole match, and a draw. */
const WINNER = 1005;
const FULL = 1001;
const DRAW = 3;

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

/** Edits FB's lists on their way to the page. */
export async function editLists(page: Page, edit: (list: FbList) => void): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(FB_LIST),
    async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as FbList;
      edit(list);
      await route.fulfill({ response, json: list });
    },
  );
}

/** The market 独赢 of a match in FB's list. */
export function winnerOf(list: FbList, match: ControlledMatch) {
  const row = list.data.records.find(({ id }) => String(id) === match.ids.FBTY);
  return row?.mg.find(({ mty, pe }) => mty === WINNER && pe === FULL)?.mks[0] ?? null;
}

/**
 * Raises the price of the draw of one match's 独赢 by `step` in FB's lists from now on, in the page itself. A response that is
 * edited on its way would be noticed too late for a clock that waits for pending calls.
 */
export async function makeDrawDearer(page: Page, match: ControlledMatch, step: number): Promise<void> {
  await page.evaluate(
    (wanted) => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        const response = await fetch(...request);
        if (!new URL(response.url).pathname.endsWith(wanted.list)) return response;
        const list = (await response.json()) as FbList;
        const row = list.data.records.find(({ id }) => String(id) === wanted.id);
        const winner = row?.mg.find(({ mty, pe }) => mty === wanted.winner && pe === wanted.full)?.mks[0];
        const option = winner?.op.find(({ ty }) => ty === wanted.draw);
        const more = (od: number) => Number((od + wanted.step).toFixed(2));
        if (option) Object.assign(option, { od: more(option.od), ...(option.bod ? { bod: more(option.bod) } : {}) });
        return new Response(JSON.stringify(list), { status: response.status, headers: response.headers });
      };
    },
    { list: FB_LIST, id: match.ids.FBTY, winner: WINNER, full: FULL, draw: DRAW, step },
  );
}
