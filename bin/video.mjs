#!/usr/bin/env node
/** `npm run video`: draws the short film of the sandbox's site configuration, `sandbox/modules/site/config/static/site/intro.webm`. */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureBrowser } from './parts/browser.mjs';
import { inRoot } from './parts/paths.mjs';

// The page gets this function without its module.
/* oxlint-disable unicorn/consistent-function-scoping */
/** Runs in the page: records eight seconds of a canvas and answers them as base64. */
async function record() {
  const [width, height, seconds] = [640, 360, 8];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const ink = canvas.getContext('2d');
  const prices = ['1.85', '3.40', '4.20', '1.92', '2.05', '1.78'];
  const pavilion = new Path2D(
    'M24 13C27.2 18.8 35 22.4 47 21C46.6 25.8 42.8 28.6 37.6 28.6H10.4C5.2 28.6 1.4 25.8 1 21C13 22.4 20.8 18.8 24 13ZM9 32h30v14.4h-4.4V36H13.4v10.4H9z',
  );
  const shown = (since) => 1 - (1 - Math.min(1, Math.max(0, since))) ** 3;
  const white = (alpha) => `rgba(255,255,255,${alpha})`;
  const circle = (x, y, radius) => {
    ink.beginPath();
    ink.arc(x, y, radius, 0, 7);
    ink.fill();
  };
  const text = (words, { x = width / 2, y, font, alpha }) => {
    ink.font = `${font} "Noto Sans CJK SC", sans-serif`;
    ink.fillStyle = white(alpha);
    ink.fillText(words, x, y);
  };
  ink.textAlign = 'center';

  function draw(time) {
    const sky = ink.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#0b2f57');
    sky.addColorStop(1, '#0f5196');
    ink.fillStyle = sky;
    ink.fillRect(0, 0, width, height);
    ink.fillStyle = white(0.1);
    for (let row = 0; row < 6; row += 1) ink.fillRect(0, 249 + row * 22, width, 2);
    ink.fillStyle = '#fff';
    circle((time / seconds) * 700 - 20, 238 - Math.abs(Math.sin(time * 3)) * 60, 9);
    ink.save();
    ink.translate(272, 40 + 20 * shown(time));
    ink.scale(2, 2);
    ink.fillStyle = white(shown(time));
    circle(24, 6.2, 4.2);
    // A canvas's own fill, of a path.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    ink.fill(pavilion);
    ink.restore();
    text('云亭体育', { y: 206, font: '600 34px', alpha: shown(time - 0.8) });
    for (const [index, price] of prices.entries()) {
      const alpha = shown(time - 1.6 - index * 0.25);
      const fall = 20 * (1 - alpha);
      ink.fillStyle = `rgba(18,25,33,${0.55 * alpha})`;
      ink.fillRect(52 + index * 92, 280 + fall, 76, 40);
      const moved = Number(price) + ((Math.floor(time * 2 + index) % 3) - 1) * 0.02;
      text(moved.toFixed(2), { x: 90 + index * 92, y: 307 + fall, font: '600 20px', alpha });
    }
    text('全站使用模拟币 · 18+ · 理性投注', { y: 348, font: '400 16px', alpha: 0.8 * shown(time - 4) });
  }

  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 220_000 });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  const start = performance.now();
  for (let time = 0; time < seconds; time = (performance.now() - start) / 1000) {
    draw(time);
    await new Promise((resolve) => setTimeout(resolve, 66));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
writeFileSync(inRoot('sandbox', 'platform', 'static', 'site', 'intro.webm'), Buffer.from(await page.evaluate(record), 'base64'));
await browser.close();
