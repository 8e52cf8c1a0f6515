import http from 'node:http';

/** Requests that may wait at once in a series at a fixed rate. */
const MAX_WAITING = 64;

/** One request, its body discarded. Resolves to its ms; throws on another status than expected. */
function send(agent, { address, headers, status = 200 }) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    http
      .get(address, { agent, headers }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === status) resolve(performance.now() - begun);
          else reject(new Error(`${address} responded with ${response.statusCode} instead of ${status}`));
        });
      })
      .once('error', reject);
  });
}

/** The most by which a series is longer than planned. */
const MAX_LONGER = 5;
const LOOK_EVERY_MS = 50;

/**
 * Sends requests one after another on each connection for `ms`, and longer until `isEnough`: on a busy machine a server uses
 * little CPU in that time, which is counted in steps of 10 ms. Resolves to the ms of each request. `next` makes a request.
 */
export async function sendInTurn(next, { connections, ms, isEnough = () => true }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const state = { isDone: false };
  const look = setInterval(() => {
    const passed = performance.now() - begun;
    state.isDone = passed >= MAX_LONGER * ms || (passed >= ms && isEnough());
  }, LOOK_EVERY_MS);
  const times = [];
  const run = async () => {
    do times.push(await send(agent, next()));
    while (!state.isDone);
  };
  try {
    await Promise.all(Array.from({ length: connections }, run));
  } finally {
    clearInterval(look);
    agent.destroy();
  }
  return times;
}

/**
 * Sends `perSecond` requests a second for `ms`, without waiting for responses. Resolves to ms from the moment for which each was
 * planned to its end, so that a delay counts for all requests behind it.
 */
export async function sendAtRate(next, { perSecond, ms }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: MAX_WAITING });
  const begun = performance.now();
  const pending = [];
  try {
    for (let number = 0; number * 1000 < ms * perSecond; number += 1) {
      const planned = begun + (number * 1000) / perSecond;
      const wait = planned - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      pending.push(send(agent, next()).then(() => performance.now() - planned));
    }
    return await Promise.all(pending);
  } finally {
    agent.destroy();
  }
}
