import type { Facts } from '../facts';
import { type Finding, warning } from '../report/finding';
import { listAt, valueAt } from '../json-path';
import { exchange, isLost } from '../wire/exchange';

/** Largest number of checked pictures. */
const MAX_PICTURES = 20;

/** Addresses of pictures in the responses to visitors, with their place. */
async function named(facts: Facts): Promise<readonly (readonly [at: string, address: unknown])[]> {
  const preInfo = (await facts.read('preInfo')).data;
  const lists = [
    ['queryStationAdList', 'imageUrl'],
    ['suspensionIcon', 'iconUrl'],
    ['popInfo', 'imageUrl'],
  ] as const;
  const rows = await Promise.all(
    lists.map(async ([name, field]) =>
      listAt((await facts.read(name)).data, '').map((row) => [`${name} ${field}`, valueAt(row, field)] as const),
    ),
  );
  const ofSite = ['SiteBaseConfigVo.webLogoTitleUrl', 'siteFestivalSkin.headerImage'].map(
    (path) => [`preInfo ${path}`, valueAt(preInfo, path)] as const,
  );
  return [...ofSite, ...rows.flat()];
}

async function judgePicture(at: string, url: string, timeout: number): Promise<Finding[]> {
  const outcome = await exchange({ method: 'GET', url, headers: {} }, timeout);
  const make = (found: string) => [warning(at, 'the address of a picture', found, 'The site shows its own in its place, or nothing.')];
  if (isLost(outcome)) return make('no response');
  if (outcome.status !== 200) return make(`HTTP ${outcome.status}`);
  return outcome.headers.get('content-type')?.startsWith('image/') ? [] : make('another type');
}

/** The platform serves the pictures that its responses name by a path; the site forwards `/{area}/static/…`. */
export async function judgePictures(facts: Facts): Promise<Finding[]> {
  const own = (await named(facts)).flatMap(([at, address]) =>
    typeof address === 'string' && /^\/[^/]/.test(address) ? [[at, address] as const] : [],
  );
  const unique = [...new Map(own.map(([at, address]) => [address, at])).entries()].slice(0, MAX_PICTURES);
  const judged = await Promise.all(
    unique.map(([address, at]) => judgePicture(at, facts.options.platform + address, facts.options.timeout)),
  );
  return judged.flat();
}
