import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../../../sandbox/modules/community/chat/frame';

/** Frames that the chat writes itself, read by the client of `ws`. */
const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const sent: Buffer[] = [];

beforeAll(async () => {
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (open) => {
      for (const frame of sent) socket.write(frame);
      open.close(1000);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

it('texts of all lengths arrive whole, in their order and before the close', async () => {
  // Around the lengths at which the head of a frame grows, of characters of one byte and of three.
  const empty = frameOf(1, '').length - 2;
  const lengths = [0, 1, 125 - empty, 126 - empty, 127 - empty, 65_535 - empty, 65_536 - empty, 200_000];
  const texts = lengths.flatMap((length) => ['a'.repeat(length), '中'.repeat(Math.floor(length / 3))]);
  sent.push(...texts.map((text) => frameOf(10_003, text)));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: unknown[] = [];
  client.on('message', (data, isBinary) => received.push(isBinary || JSON.parse(String(data))));
  const code = await new Promise((resolve) => client.on('close', resolve));
  expect(code).toBe(1000);
  expect(received).toEqual(texts.map((msgData) => ({ msgId: 10_003, msgData })));
});
