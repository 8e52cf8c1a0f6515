import { freezeWorld } from '../matches';
import { expect, test } from './fixtures';
import { formsFor } from './forms';
import { play } from './scene';

const TRYING = '更新暂时失败，正在重试';

test.beforeEach(({ control }) => freezeWorld(control));
test.setTimeout(240_000);

test('the list of matches', async ({ rig, page, match, sport }) => {
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  await play(rig, { wire: 'fb', call: /\/v1\/match\/getList$/, every: 4_000, failing: page.getByText(TRYING), kept: sport.row(match) }, formsFor(0));
});
