import type { Page } from '@playwright/test';
import type { ControlledMatch } from '../../support/control-client';
import { test as base } from '../fixtures';
import { freezeWorld } from '../matches';
import { Witness } from '../witness';
import { shoot, type Shot } from './studio';

/** What a browser writes by itself about requests that a state makes fail. */
const BROWSERS_OWN = [/^console: Failed to load resource/, /^console: WebSocket connection to/];

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

interface Fixtures {
  /** Takes the state that stands. */
  take: (shot: Shot) => Promise<void>;
}

/** A world that stands still, and a page that is held to silence. */
export const test = base.extend<Fixtures>({
  take: async ({ page, control }, use) => {
    const witness = await Witness.of(page, BROWSERS_OWN);
    await freezeWorld(control);
    await use((shot) => shoot(page, witness, shot));
  },
});

/** FB's lists as they come, changed on their way. */
export async function editLists(page: Page, edit: (list: FbList) => void): Promise<void> {
  await page.route((url) => url.pathname.endsWith('/v1/match/getList'), async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as FbList;
    edit(list);
    await route.fulfill({ response: answer, json: list });
  });
}

/** FB's numbers for 独赢 and the whole match. */
const WINNER = 1005;
const FULL = 1001;

/** The market 独赢 of a match in FB's list. */
export function winnerOf(list: FbList, match: ControlledMatch) {
  const row = list.data.records.find(({ id }) => String(id) === match.ids.FBTY);
  return row?.mg.find(({ mty, pe }) => mty === WINNER && pe === FULL)?.mks[0] ?? null;
}

export { expect } from '@playwright/test';
