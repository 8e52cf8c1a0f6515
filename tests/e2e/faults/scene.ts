import type { Locator, Page } from '@playwright/test';
import type { FaultName } from '../../support/fault-proxy.kinds';
import { TEST_SEED } from '../../support/seed';
import { expect, test } from './fixtures';
import { GOOD, LATE } from './forms';
import type { Wires, WireName } from './wires';
import type { Witness } from '../console-guard';

/** A screen, and one call of it that fails. */
export interface Scene {
  wire: WireName;
  /** The call, by path. */
  call: RegExp;
  /** Page ms after which the call is made again. */
  every: number;
  /** What says that it failed; null where the page must go on without a word. */
  failing: Locator | null;
  /** What was there before and must stay. */
  kept: Locator;
  /** Makes the call; by default time does. */
  act?: () => Promise<void>;
  /** Calls that must not fail go the same way at the same time. */
  shared?: boolean;
  /** The failing words stand until the next try. */
  stands?: boolean;
}

export interface Rig {
  page: Page;
  wires: Wires;
  witness: Witness;
  /** Origin of the page. */
  origin: string;
}

/** Words of three Latin letters and more on the page. */
export async function wordsOf(page: Page): Promise<Set<string>> {
  return new Set((await page.locator('body').innerText()).match(/[A-Za-z]{3,}/g) ?? []);
}

/** Real ms that a reply is late which nobody waits for any more. */
const LATE_MS = 900;
/** Page ms that end any read and bring the next. */
export const READ_MS = 16_000;
/** Real ms after which a state that does not come is missing. */
const PATIENCE_MS = 30_000;
/** Real ms between two moves of the page's clock: longer each time, as a move ends the read that a slow machine has not answered yet. */
const LOOKS_MS = [250, 250, 500, 1_000, 2_000, 4_000] as const;

/** Moves the page's clock on by `step` until `done`, so that no time-out is waited for in real time. */
export async function until(page: Page, done: () => Promise<boolean>, what: string, step = READ_MS): Promise<void> {
  let looks = 0;
  await expect(async () => {
    const look = LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)]!;
    // A short move ends no read.
    const timeout = step < READ_MS ? LOOKS_MS[0] : look;
    looks += 1;
    await expect
      .poll(done, { timeout, intervals: [20] })
      .toBe(true)
      .catch(async (late: unknown) => {
        await page.clock.fastForward(step);
        throw late;
      });
  }, what).toPass({ intervals: [1], timeout: PATIENCE_MS });
}

type Way = Pick<Scene, 'wire' | 'call' | 'shared'>;

/** Faults of a whole connection: where other calls must come the same way, and where no proxy can be asked, the browser's own. */
function abortOf({ wire, shared }: Way, kind: FaultName): string | null {
  if (kind === 'noName') return 'namenotresolved';
  if (wire !== 'site' && !shared) return null;
  return kind === 'refused' ? 'connectionrefused' : kind === 'resetAtAccept' ? 'connectionreset' : null;
}

/** Whether a fault leaves nobody who could say that it was met. */
const isUnmet = (way: Way, kind: FaultName) => kind === 'refused' || abortOf(way, kind) !== null;

/** Puts a fault on a way until `heal`. */
export async function spoil({ page, wires, origin }: Rig, way: Way, kind: FaultName): Promise<void> {
  const { wire, call } = way;
  const abort = abortOf(way, kind);
  if (abort) {
    await page.route(call, (route) => route.abort(abort));
    return;
  }
  await wires.of(wire).set({
    kind,
    delay: LATE.has(kind) ? LATE_MS : 40,
    headers: { 'access-control-allow-origin': origin },
    path: (path, method) => method !== 'OPTIONS' && call.test(path),
  });
}

export async function heal({ page, wires }: Rig, way: Way, kind: FaultName): Promise<void> {
  await wires.of(way.wire).set(null);
  if (abortOf(way, kind)) await page.unroute(way.call);
}

/** Nothing on the page speaks a language that its members do not read. */
export async function expectOwnWords(page: Page, usual: ReadonlySet<string>, kind: string): Promise<void> {
  const strange = [...(await wordsOf(page))].filter((word) => !usual.has(word));
  expect(strange, `${kind}: words that tell a member nothing`).toEqual([]);
}

/** One fault at one screen: the state it must name, what must stay, and that it heals. */
async function meet(rig: Rig, scene: Scene, kind: FaultName, usual: ReadonlySet<string>): Promise<void> {
  const { page } = rig;
  const { failing, kept, act, every } = scene;
  const wire = rig.wires.of(scene.wire);
  await spoil(rig, scene, kind);
  await (act ? act() : page.clock.fastForward(every));
  // Of two calls in a row the second is made when the first is answered.
  const enough = isUnmet(scene, kind) ? 0 : act || !GOOD.has(kind) ? 1 : 2;
  await until(page, async () => wire.met() >= enough, `${kind} is met`, every || READ_MS);
  if (failing && !GOOD.has(kind)) await until(page, () => failing.isVisible(), `${kind} is named`);
  if (failing && GOOD.has(kind)) await expect(failing, kind).toBeHidden();
  await expect(kept, `${kind}: what was there stays`).toBeVisible();
  await expectOwnWords(page, usual, kind);
  if (scene.wire !== 'site') expect(wire.followed(), kind).toBe(0);

  await heal(rig, scene, kind);
  if (failing && !scene.stands) {
    await page.clock.fastForward(READ_MS);
    await until(page, async () => !(await failing.isVisible()), `healed after ${kind}`);
  }
  await expect(kept).toBeVisible();
}

/** Notes which forms this run draws, so that a failure names them beside the seed that draws them again. */
export function noteForms(kinds: readonly FaultName[]): void {
  test.info().annotations.push({ type: 'faults', description: `${kinds.length}, TEST_SEED=${TEST_SEED}: ${kinds.join(' ')}` });
}

/** A step of one form; its title repeats the draw. */
export const formStep = (kind: FaultName, body: () => Promise<void>) => test.step(`${kind}, TEST_SEED=${TEST_SEED}`, body);

/** Every one of `kinds` at one screen, one after the other. */
export async function play(rig: Rig, scene: Scene, kinds: readonly FaultName[]): Promise<void> {
  noteForms(kinds);
  await expect(scene.kept).toBeVisible();
  if (scene.failing) await expect(scene.failing).toBeHidden();
  const usual = await wordsOf(rig.page);
  for (const kind of kinds) {
    await formStep(kind, () => meet(rig, scene, kind, usual));
    rig.witness.expectSilence(kind);
  }
}
