import { members } from '../../../sandbox/modules/member/account/member.tables';
import { inTransaction, type Database } from '../../../sandbox/kernel/db/database';
import { openPostgres } from '../../../sandbox/kernel/db/postgres-database';
import { pictures } from '../../../sandbox/modules/member/picture/picture.tables';
import { ALL_BYTES, MEMBER_BYTES, storePicture } from '../../../sandbox/modules/member/picture/picture.store';
import { pictureSample } from '../../support/picture-samples';
import { ownDatabase } from '../../support/test-database';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const bytes = pictureSample('png');
const picture = (pictureKey: string) => ({ pictureKey, sent: pictureKey, type: 'image/png' as const, bytes });

describe('room for pictures', () => {
  let database: Database;
  beforeEach(async () => {
    const { DATABASE_URL, DATABASE_SCHEMA } = await ownDatabase();
    database = await openPostgres(DATABASE_URL, DATABASE_SCHEMA);
    for (const id of ['1', '2']) await database.db.insert(members).values({ id, userName: `m${id}`, passwordHash: 'x', registeredAt: 0 });
  });
  afterEach(() => database.close());

  /** A picture of a member that has its use and counts so many bytes. */
  const filled = (memberId: string, size: number) =>
    database.db.insert(pictures).values({
      id: `filler ${memberId}`,
      memberId,
      pictureKey: 'filler',
      type: 'image/png',
      content: 'AAAA',
      contentHash: 'x',
      bytes: size,
      usedFor: 'feedback 1',
      createdReal: NOW,
    });
  const store = (memberId: string, key: string) => inTransaction(database.db, (tx) => storePicture(tx, memberId, picture(key), NOW));

  it('ends for a member at 20 MB, including used pictures, even for twenty simultaneous uploads', async () => {
    await filled('1', MEMBER_BYTES - 3 * bytes.length);
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, nth) => store('1', `key ${nth}`)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const rejected = results.find((end) => end.status === 'rejected')!;
    expect((rejected as PromiseRejectedResult).reason).toMatchObject({ code: 6501, message: expect.stringContaining('20 MB') });
    // A repeat gets its response, and another member has room.
    const stored = results.findIndex(({ status }) => status === 'fulfilled');
    await expect(store('1', `key ${stored}`)).resolves.toBe((results[stored] as PromiseFulfilledResult<string>).value);
    await expect(store('2', 'key')).resolves.toEqual(expect.any(String));
  });

  it('ends for everybody when all pictures together reach 1 GB', async () => {
    await filled('1', ALL_BYTES - bytes.length);
    await expect(store('2', 'first')).resolves.toEqual(expect.any(String));
    await expect(store('2', 'second')).rejects.toMatchObject({ code: 6501 });
  });
});
