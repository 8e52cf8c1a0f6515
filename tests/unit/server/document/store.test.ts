import { createDocumentStore, FRESH_MS, STALE_MS, type DocumentStore, type Lead } from '@/lib/server/document/store.server';
import { StoredDocument, type DocumentBase } from '@/lib/server/document/stored-document.server';
import { EMPTY_CONFIG, NO_ORIGINS } from '@/lib/domain/site/config/origins.rules';

const BASE: DocumentBase = { preInfo: null, config: EMPTY_CONFIG, origins: NO_ORIGINS, worldOffset: 0, generation: 0 };
const KEY = 'http\nsite\n/';

let now = 0;
const store = (entries = 10, bytes = 1_000_000) => createDocumentStore({ entries, bytes }, () => now);

function documentAt(at: number, { base = BASE, size = 100 } = {}): StoredDocument {
  return new StoredDocument({ template: { parts: [Buffer.alloc(size)], slots: [] }, headers: [], nonce: '-', base, at, ended: null });
}

async function leadOf(documents: DocumentStore, key = KEY): Promise<Lead> {
  const found = await documents.find(key, BASE);
  if (!found?.lead) throw new Error('There is a document or another lead.');
  return found.lead;
}

async function put(documents: DocumentStore, document: StoredDocument, key = KEY): Promise<void> {
  (await leadOf(documents, key)).store(document);
}

const found = async (documents: DocumentStore, base = BASE, key = KEY) => {
  const one = await documents.find(key, base);
  return one && 'document' in one ? one.document : one && 'lead';
};

beforeEach(() => {
  now = 1_000_000;
});

test('a document is sent for a second without being rendered again', async () => {
  const documents = store();
  const document = documentAt(now);
  await put(documents, document);
  now += FRESH_MS;
  expect(await found(documents)).toBe(document);
  now += 1;
  expect(await found(documents)).toBe('lead');
});

test('while one request renders it again the others get the last one, up to its age limit', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'], now });
  const documents = store();
  const document = documentAt(now);
  await put(documents, document);
  now += FRESH_MS + 1;
  const lead = await leadOf(documents);
  expect(await found(documents)).toBe(document);
  now = document.at + STALE_MS + 1;
  const waiting = found(documents);
  const newer = documentAt(now);
  lead.store(newer);
  expect(await waiting).toBe(newer);
  jest.useRealTimers();
});

test('requests for a document that nobody has stored wait for the one that renders it', async () => {
  const documents = store();
  const lead = await leadOf(documents);
  const others = [found(documents), found(documents), found(documents)];
  const document = documentAt(now);
  lead.store(document);
  expect(await Promise.all(others)).toEqual([document, document, document]);
});

test('when that one is for its own visitor alone, each of the others renders its own', async () => {
  const documents = store();
  const lead = await leadOf(documents);
  const others = [found(documents), found(documents)];
  lead.leave();
  expect(await Promise.all(others)).toEqual([null, null]);
});

test('nobody waits longer than a second for another request', async () => {
  jest.useFakeTimers();
  const documents = store();
  await leadOf(documents);
  const other = found(documents);
  await jest.advanceTimersByTimeAsync(1001);
  expect(await other).toBeNull();
  jest.useRealTimers();
});

test.each<[string, Partial<DocumentBase>]>([
  ['pre-info', { preInfo: {} as never }],
  ['configuration', { config: { ...EMPTY_CONFIG } }],
  ['origins', { origins: { ...NO_ORIGINS } }],
  ['clock of the world', { worldOffset: 5000 }],
  ['data of the platform', { generation: 1 }],
])('a change of the %s ends stored documents at once', async (_, change) => {
  const documents = store();
  await put(documents, documentAt(now));
  expect(await found(documents, { ...BASE, ...change })).toBe('lead');
  expect(documents.peek(KEY, { ...BASE, ...change })).toBeNull();
});

test('many targets take neither more entries nor more bytes than the limits', async () => {
  const few = store(5);
  for (let index = 0; index < 50; index += 1) await put(few, documentAt(now), `${KEY}?${index}`);
  const kept = await Promise.all(Array.from({ length: 50 }, (_, index) => few.peek(`${KEY}?${index}`, BASE)));
  expect(kept.filter(Boolean)).toHaveLength(5);
  const small = store(100, 3000);
  for (let index = 0; index < 50; index += 1) await put(small, documentAt(now, { size: 900 }), `${KEY}?${index}`);
  const bytes = Array.from({ length: 50 }, (_, index) => small.peek(`${KEY}?${index}`, BASE)?.bytes ?? 0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3000);
  expect(bytes.filter(Boolean).length).toBeGreaterThan(0);
});
