import { knownTime } from '@/lib/kit/format/known-time';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { gameFavoriteCall, gameListCall, roundListCall } from '@pavilion/contract/calls/game.calls';
import { APP_COOKIE } from '@pavilion/contract/cookies';
import { addressAt, launchHeaders, launchRequest } from '@/lib/domain/betting/launch/launch.rules';
import { readCookie } from '@/lib/kit/browser/cookie';
import { ContractError } from '@/lib/kit/http/errors';
import { knownMinor } from '@pavilion/number/known-money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { MyGames, RoundPage } from './game.model';
import { toGame } from './game.rules';

const PAGE_SIZE = 20;

/** All games, with the favourites and the games played last of the session's member; both are empty for a visitor. */
export async function getMyGames(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<MyGames> {
  const { list, favorites, recent } = await caller(gameListCall, { category: '' }, { signal });
  return { games: list.map(toGame), favorites, recent };
}

/** Adds a game to the account's favourites or removes it; returns all of them. */
export async function setFavoriteGame(code: string, on: boolean, caller: PlatformCaller = callPlatform): Promise<readonly string[]> {
  return (await caller(gameFavoriteCall, { code, action: on ? 'add' : 'remove' })).favorites;
}

/** Stake of settled rounds; null unless both amounts are known. */
const settledStake = (stake: bigint | null, open: bigint | null) => (stake === null || open === null ? null : stake - open);

/** Rounds of a range of world ms, newest first, with the totals of the whole range. */
export async function getRounds(
  { from, to, page }: { from: number; to: number; page: number },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<RoundPage> {
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const { list, total, stake, payout, open } = await caller(roundListCall, { ...range, page, size: PAGE_SIZE }, { signal });
  return {
    page,
    hasMore: total === null ? list.length >= PAGE_SIZE : page * PAGE_SIZE < total,
    list: list.map(({ roundId, playTime, settleTime, ...round }) => ({
      ...round,
      id: roundId,
      stake: knownMinor(round.stake),
      payout: knownMinor(round.payout),
      resumable: round.resumable === '1',
      takeable: knownMinor(round.takeable),
      at: Date.parse(playTime),
      settledAt: knownTime(settleTime),
    })),
    totals: {
      count: total,
      stake: settledStake(knownMinor(stake), knownMinor(open)),
      payout: knownMinor(payout),
      open: knownMinor(open),
    },
  };
}

/**
 * Launches a game and returns the address of its page. It must be at one of the `allowed` origins.
 * @throws BusinessError when the platform rejects it, ContractError for an address outside the list.
 */
export async function launchGame(
  { venue, code, trial, dark }: { venue: string; code: string; trial: boolean; dark: boolean },
  allowed: readonly string[],
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<string> {
  const request = launchRequest(venue, location.protocol === 'https:', readCookie(APP_COOKIE) === '1', { isManualLaunch: 1 });
  const { url } = await caller(
    venueLaunchCall,
    { ...request, gameCode: code, temporaryParam: trial ? 'trial' : '' },
    { signal, headers: launchHeaders(venue) },
  );
  const at = addressAt(allowed, url);
  const address = at === '' ? null : new URL(at);
  // Never our own origin, where the frame's sandbox would have to do alone.
  if (!address || address.host === location.host) {
    throw new ContractError(venueLaunchCall.name, 'data.url');
  }
  address.hash = `${address.hash.slice(1)}&theme=${dark ? 'dark' : 'light'}`;
  return address.href;
}
