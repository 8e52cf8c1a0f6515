import type { TraitReaders } from './device-traits';

const PROBE = '云亭 Pavilion 0123';
const FONTS = [
  'PingFang SC',
  'Heiti SC',
  'Songti SC',
  'Kaiti SC',
  'Helvetica Neue',
  'Avenir',
  'Georgia',
  'Menlo',
  'Courier New',
  'Times New Roman',
];
const BASES = ['serif', 'sans-serif', 'monospace'];

function paper(): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = 220;
  canvas.height = 40;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  return { canvas, pen };
}

function drawing(): string {
  const { canvas, pen } = paper();
  pen.textBaseline = 'top';
  pen.font = '16px sans-serif';
  pen.fillStyle = '#1d4f91';
  pen.fillRect(90, 4, 60, 20);
  pen.fillStyle = '#0a7';
  pen.fillText(PROBE, 4, 6);
  return canvas.toDataURL();
}

/** Fonts that give a text a different width than every fallback. */
function fonts(): string {
  const { pen } = paper();
  const widthIn = (family: string) => {
    pen.font = `32px ${family}`;
    return pen.measureText(PROBE).width;
  };
  return FONTS.filter((font) => BASES.some((base) => widthIn(`"${font}", ${base}`) !== widthIn(base))).join(',');
}

function graphicsVendor(): string {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return 'none';
  const open = gl.getExtension('WEBGL_debug_renderer_info');
  const name = (parameter: number) => String(gl.getParameter(parameter));
  return open ? `${name(open.UNMASKED_VENDOR_WEBGL)}~${name(open.UNMASKED_RENDERER_WEBGL)}` : `${name(gl.VENDOR)}~${name(gl.RENDERER)}`;
}

/** The traits of the device that this page runs on. */
export const traitReaders: TraitReaders = {
  colorDepth: () => String(screen.colorDepth),
  // The longer side first: the same values in portrait and landscape.
  resolution: () => [screen.width, screen.height].toSorted((a, b) => b - a).join('x'),
  timezoneOffset: () => String(new Date().getTimezoneOffset()),
  platform: () => navigator.platform,
  touch: () => `${navigator.maxTouchPoints},${'ontouchstart' in window}`,
  pixelRatio: () => String(window.devicePixelRatio),
  canvas: drawing,
  fonts,
  graphicsVendor,
  cpuClass: () => String((navigator as { cpuClass?: string }).cpuClass ?? 'unknown'),
};
