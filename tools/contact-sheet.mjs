import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const WIDTH = 390;
/** Themes of one state, side by side in this order. */
const THEMES = ['light', 'dark'];
/** px; size of a picture on the small sheet, and states per row. */
const SMALL = { width: 104, height: 225, gap: 4, states: 12 };
const QUALITY = 0.48;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Groups pictures into states by their names: `slip-07~超过限额~dark~390.png`. */
function statesOf(folder) {
  const states = new Map();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .toSorted()) {
    const [id, title, theme, width] = file.slice(0, -'.png'.length).split('~');
    const state = states.get(id) ?? { id, title, files: [] };
    state.files.push({ file, theme, width: Number(width) });
    states.set(id, state);
  }
  return [...states.values()];
}

function figure({ id, title, files }) {
  const sorted = files.toSorted((a, b) => b.width - a.width || THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme));
  const pictures = sorted.map(
    ({ file, theme, width }) =>
      `<a href="${encodeURI(file)}"><img loading="lazy" src="${encodeURI(file)}" width="${width / 2}" alt="${escaped(`${title} ${theme} ${width}`)}"></a>`,
  );
  return `<figure id="${id}"><figcaption>${id} ${escaped(title)}</figcaption>${pictures.join('')}</figure>`;
}

const STYLE =
  'body{font:13px system-ui;background:#8a94a0;margin:16px;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}figcaption{padding:4px 0}img{margin-right:6px;vertical-align:top}';

const indexOf = (states) =>
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>${states.map(figure).join('\n')}\n`;

/** All states in both themes as one small picture (WebP). */
async function renderSmall(folder, states, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const { width, height, gap } = SMALL;
    const rows = Math.ceil(states.length / SMALL.states);
    const size = { width: gap + Math.min(states.length, SMALL.states) * (2 * width + 3 * gap), height: gap + rows * (height + gap) };
    await page.evaluate((sides) => {
      const canvas = Object.assign(document.createElement('canvas'), sides);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.fillStyle = '#8a94a0';
      context.fillRect(0, 0, sides.width, sides.height);
      globalThis.sheet = { canvas, context };
    }, size);
    for (const [index, state] of states.entries()) {
      for (const [side, theme] of THEMES.entries()) {
        const picture = state.files.find((one) => one.theme === theme && one.width === WIDTH);
        if (!picture) continue;
        const at = {
          x: gap + (index % SMALL.states) * (2 * width + 3 * gap) + side * (width + gap),
          y: gap + Math.floor(index / SMALL.states) * (height + gap),
        };
        await page.evaluate(
          async ([source, box]) => {
            const image = Object.assign(new Image(), { src: source });
            await image.decode();
            globalThis.sheet.context.drawImage(image, box.x, box.y, box.width, box.height);
          },
          [`data:image/png;base64,${readFileSync(path.join(folder, picture.file), 'base64')}`, { ...at, width, height }],
        );
      }
    }
    const rendered = await page.evaluate((quality) => globalThis.sheet.canvas.toDataURL('image/webp', quality), QUALITY);
    writeFileSync(path.join(folder, 'states.webp'), Buffer.from(rendered.slice(rendered.indexOf(',') + 1), 'base64'));
  } finally {
    await browser.close();
  }
}

/** Writes `index.html` and `states.webp` beside the pictures; null where there is none. */
export async function writeContactSheet(folder, executablePath) {
  const states = existsSync(folder) ? statesOf(folder) : [];
  if (states.length === 0) return null;
  const index = path.join(folder, 'index.html');
  writeFileSync(index, indexOf(states));
  await renderSmall(folder, states, executablePath);
  return { index, states: states.length };
}
