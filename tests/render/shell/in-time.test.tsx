/** @jest-environment node */
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { InTime } from '@/components/shell/in-time';
import { runRendering } from '@/lib/kit/store/rendering.server';
import { within } from '@/lib/kit/store/within.server';

/** Documents as they are sent: the frame, then everything. */
async function send(node: ReactNode): Promise<{ frame: () => string; whole: Promise<string> }> {
  const sent = new PassThrough();
  let text = '';
  sent.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const whole = new Promise<string>((resolve) => sent.on('end', () => resolve(text)));
  await new Promise<void>((resolve) => {
    const stream = renderToPipeableStream(<main>{node}</main>, {
      onShellReady: () => {
        stream.pipe(sent);
        resolve();
      },
    });
  });
  return { frame: () => text, whole };
}

async function Handed({ late }: { late: Promise<string> }) {
  return <i>{await late}</i>;
}

const row = (price: string) => <p>{price}</p>;

test('data that arrives in time is in the first HTML', async () => {
  const { whole } = await send(
    <InTime soon="1.90" late={Promise.resolve('1.90')} none="–">
      {row}
    </InTime>,
  );
  expect(await whole).toBe('<main><p>1.90</p></main>');
});

test('the first HTML is sent without late data, which follows it', async () => {
  let deliver: (price: string) => void = () => {};
  const late = new Promise<string>((resolve) => {
    deliver = resolve;
  });
  const { frame, whole } = await send(
    <InTime soon={null} late={late} none="–">
      {row}
    </InTime>,
  );
  expect(frame()).toContain('<p>–</p>');
  expect(frame()).not.toContain('1.90');
  deliver('1.90');
  expect(await whole).toContain('<p>1.90</p>');
});

test('data that never arrives leaves the first HTML unchanged', async () => {
  const { whole } = await send(
    <InTime soon={null} late={Promise.resolve(null)} none="–">
      {row}
    </InTime>,
  );
  expect(await whole).not.toContain('1.90');
});

/** True if a document with a part whose data comes after `ms` may be stored for other requests. */
async function isStorable(ms: number): Promise<boolean> {
  const rendering = { storable: true, shell: false, ended: null, rejected: false };
  await runRendering(rendering, async () => {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('1.90'), ms));
    const soon = await within(late, 20);
    const { whole } = await send(
      <InTime soon={soon} late={late} none="–">
        {row}
      </InTime>,
    );
    expect(await whole).toContain('1.90');
  });
  return rendering.storable;
}

test('a document that begins with a skeleton is for its own visitor alone', async () => {
  expect(await isStorable(0)).toBe(true);
  expect(await isStorable(60)).toBe(false);
});

test('a frame requested by a page of this site remains and receives late data', async () => {
  let deliver: (price: string) => void = () => {};
  const late = new Promise<string>((resolve) => {
    deliver = resolve;
  });
  const { frame, whole } = await send(
    <InTime soon={null} late={late} none="–" handed={<Handed late={late} />}>
      {row}
    </InTime>,
  );
  expect(frame()).toContain('<p>–</p>');
  deliver('1.90');
  const text = await whole;
  expect(text).toContain('<i>1.90</i>');
  expect(text).not.toContain('<p>1.90</p>');
});
