import { Client } from 'pg';
import { findOrMake, type Database } from '../../../sandbox/kernel/db/database';
import { openPostgres } from '../../../sandbox/kernel/db/postgres-database';
import { getDraws } from '../../../sandbox/modules/community/game/draw-chain.store';
import { prepareRound } from '../../../sandbox/modules/community/game/round.store';
import { ownDatabase } from '../../support/test-database';

/** Numbers of two chains. */
const NUMBERS = [2_012, 11, 14];

describe('a row that is made where there is none', () => {
  let database: Database;
  let client: Client;

  beforeAll(async () => {
    const where = await ownDatabase();
    database = await openPostgres(where.DATABASE_URL, where.DATABASE_SCHEMA);
    client = new Client({ connectionString: where.DATABASE_URL });
    await client.connect();
    await client.query(`SET search_path = ${where.DATABASE_SCHEMA}`);
  }, 90_000);
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  /** Deletes all rows of a table right after the first insert into it, as a reset can. */
  async function emptyOnce(table: string): Promise<void> {
    await client.query(`CREATE SEQUENCE ${table}_inserts`);
    await client.query(`CREATE FUNCTION empty_${table}() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF nextval(''${table}_inserts'') = 1 THEN DELETE FROM ${table}; END IF; RETURN NULL; END'`);
    await client.query(`CREATE TRIGGER empty_once AFTER INSERT ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION empty_${table}()`);
  }

  it('is made again when it is gone before it is read', async () => {
    await emptyOnce('game_draws');
    const draws = await getDraws(database.db, 'dice', NUMBERS);
    expect(draws.map(({ number }) => number)).toEqual(NUMBERS);
    expect(await getDraws(database.db, 'dice', NUMBERS)).toEqual(draws);

    await emptyOnce('game_rounds');
    const round = await prepareRound(database.db, 'trial:one', null, 'slot');
    expect(round.state).toBe('prepared');
    expect(await prepareRound(database.db, 'trial:one', null, 'slot')).toEqual(round);
  });

  it('is the same for requests at once', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, (_, index) => getDraws(database.db, 'series', index % 2 ? [1, 2_000, 3] : [3, 2_000, 1])),
    );
    for (const draws of others) expect(draws).toEqual(expect.arrayContaining(first!));
  });

  it('that is never found is an error and no endless loop', async () => {
    await expect(
      findOrMake(
        async () => undefined,
        async () => undefined,
      ),
    ).rejects.toThrow('not found');
  });
});
