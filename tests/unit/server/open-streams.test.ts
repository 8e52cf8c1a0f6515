import { createOpenStreams, type OpenStream } from '@/lib/server/event-stream/open-streams.server';

const LIMITS = { total: 4, address: 2, waiting: 100 };
const bytes = (length: number) => new Uint8Array(length);

/** An open stream with its writer, and the number of times that its source was stopped. */
function open(streams: ReturnType<typeof createOpenStreams>, address = '192.0.2.1') {
  const state = { stops: 0, stream: null as OpenStream | null };
  const body = streams.open(address, (stream) => {
    state.stream = stream;
    return () => void (state.stops += 1);
  });
  return { body, state };
}

test('a reader gets what is sent, in order, until the stream ends', async () => {
  const streams = createOpenStreams(LIMITS);
  const { body, state } = open(streams);
  state.stream!.send(new TextEncoder().encode('one '));
  streams.sendAll(new TextEncoder().encode('all'));
  state.stream!.end();
  state.stream!.send(new TextEncoder().encode('late'));
  expect(await new Response(body).text()).toBe('one all');
  expect(state.stops).toBe(1);
});

test('an address has few streams and the process a bounded number, and each end makes room for another', async () => {
  const streams = createOpenStreams(LIMITS);
  const first = open(streams);
  open(streams);
  expect(open(streams).body).toBeNull();
  open(streams, '192.0.2.2');
  open(streams, '192.0.2.2');
  expect(open(streams, '192.0.2.3').body).toBeNull();
  await first.body!.cancel();
  expect(first.state.stops).toBe(1);
  expect(open(streams).body).not.toBeNull();
});

test('all phones of an IPv6 network count as one address', () => {
  const streams = createOpenStreams(LIMITS);
  open(streams, '2001:db8::1');
  open(streams, '2001:db8::2');
  expect(open(streams, '2001:db8::3').body).toBeNull();
});

test('a reader that takes nothing loses its stream at the limit, and the others go on', async () => {
  const streams = createOpenStreams(LIMITS);
  const slow = open(streams);
  const quick = open(streams);
  const reader = quick.body!.getReader();
  for (let sent = 0; sent < 5; sent += 1) {
    streams.sendAll(bytes(40));
    expect((await reader.read()).value).toHaveLength(40);
  }
  expect(slow.state.stops).toBe(1);
  expect(quick.state.stops).toBe(0);
  // The slow reader gets a bounded rest, and then its stream is over.
  expect((await new Response(slow.body).arrayBuffer()).byteLength).toBe(120);
});

test('a stream that ends while it begins stops its source, and all end with the process', async () => {
  const streams = createOpenStreams(LIMITS);
  let stops = 0;
  streams.open('192.0.2.1', (stream) => {
    stream.end();
    return () => void (stops += 1);
  });
  expect(stops).toBe(1);
  const others = [open(streams), open(streams, '192.0.2.9')];
  streams.endAll();
  expect(others.map(({ state }) => state.stops)).toEqual([1, 1]);
  for (const { body } of others) expect(await new Response(body).text()).toBe('');
});
