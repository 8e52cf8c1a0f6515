import { readText } from './page.mjs';

/** Minutes: a later match may end meanwhile, and its page then requests the other venues at once. */
const EARLY = 60;

/** Path of a football match in play, in its first hour. */
export async function findEventPath(platform) {
  const response = await fetch(`${platform}/sandbox/events?state=live&sport=football`);
  const { data } = await response.json();
  const { ids } = data.find(({ minute }) => minute < EARLY) ?? data[0];
  return `/game/sport/FBTY/${ids.FBTY}`;
}

/** ms between two visitors of a page; the server keeps the lists of a visited page new for 4 s. */
const VISIT_MS = 1_000;

/** Measures while others visit the page at `address`. */
export async function withVisitors(address, measure) {
  const visit = () => readText(address);
  await visit();
  const visits = setInterval(() => visit().catch(() => {}), VISIT_MS);
  try {
    await new Promise((resolve) => setTimeout(resolve, VISIT_MS));
    return await measure();
  } finally {
    clearInterval(visits);
  }
}

/** Paths of lists that no other page requests. The site redirects other forms of these addresses. */
export const LISTS = ['today', 'early'].flatMap((tab) => ['', '&sport=2', '&sport=3'].map((sport) => `/game/sport?t=${tab}${sport}`));
