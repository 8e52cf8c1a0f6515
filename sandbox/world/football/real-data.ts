import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The files of real seasons (SANDBOX_DATA), read and checked. */
const count = z.int().check(z.gte(0));
const pair = z.tuple([count, count]);

const realMatch = z.object({
  id: z.string(),
  d: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  utc: z.optional(z.string()),
  h: z.string(),
  a: z.string(),
  s: z.string(),
  ht: z.optional(pair),
  ft: z.optional(pair),
  goals: z.optional(z.array(z.object({ s: z.enum(['h', 'a']), m: z.int().check(z.gte(1)), x: z.optional(z.int()) }))),
});

const realSeason = z.object({ season: z.string(), matches: z.array(realMatch).check(z.maxLength(999)) });
const realLeague = z.object({ league: z.string(), seasons: z.array(realSeason) });
const realTeam = z.object({ id: z.string(), zh: z.string(), country: z.string() });

export type RealMatch = z.infer<typeof realMatch>;
export type RealSeason = z.infer<typeof realSeason>;
export type RealLeague = z.infer<typeof realLeague>;
export type RealTeam = z.infer<typeof realTeam>;

/** @throws Error with one sentence that names the folder or file and its error. */
export function readRealLeagues(folder: string): RealLeague[] {
  const files = namesIn(folder)
    .filter((name) => /^fixtures-.+\.json$/.test(name))
    .toSorted();
  if (files.length === 0) throw new Error(`SANDBOX_DATA: ${folder} holds no fixtures-*.json files.`);
  return files.map((name) => readJson(folder, name, realLeague));
}

/** Names of teams that the world does not know by itself; none if the folder has no teams.json. */
export function readRealTeams(folder: string): RealTeam[] {
  return namesIn(folder).includes('teams.json') ? readJson(folder, 'teams.json', z.array(realTeam)) : [];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new Error(`SANDBOX_DATA: the folder ${folder} cannot be read.`);
  }
}

function readJson<T>(folder: string, name: string, schema: z.ZodMiniType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch {
    throw new Error(`SANDBOX_DATA: ${join(folder, name)} is not readable JSON.`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Error(
    `SANDBOX_DATA: ${join(folder, name)} is not in the expected format at ${parsed.error.issues[0]?.path.join('.') || 'its root'}.`,
  );
}
