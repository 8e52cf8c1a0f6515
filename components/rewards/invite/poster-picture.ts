import { paintCode, paintMark, paintPicture, paintRect, write, type Paint } from '@/components/ui/paint';
import { POSTER_COPY } from '@/lib/domain/rewards/invite/invite.copy';

/** CSS pixels. */
const WIDTH = 360;
const HEIGHT = 600;
const PAD = 28;
const CODE = 148;
const INSIDE = WIDTH - 2 * PAD;

/** The poster in the product's colours: mark, headline, registration address as a code, invite code, 18+ and play money. */
export function renderPoster(code: string, address: string): Promise<Blob | null> {
  return paintPicture(WIDTH, HEIGHT, (paint) => {
    renderSky(paint);
    paintMark(paint, PAD, 28, 30);
    write(paint, POSTER_COPY.brand, PAD + 40, 34, { size: 18, colour: '#ffffff', weight: 600, width: 180 });
    renderAdult(paint);
    POSTER_COPY.headline.forEach((text, index) =>
      write(paint, text, PAD, 92 + index * 42, { size: 31, colour: '#ffffff', weight: 700, width: INSIDE }),
    );
    write(paint, POSTER_COPY.lead, PAD, 188, { size: 15, colour: '#b4cbe3', width: INSIDE });
    renderTicket(paint, code, address);
    write(paint, POSTER_COPY.foot, WIDTH / 2, HEIGHT - 32, { size: 11, colour: '#b4cbe3', align: 'center', width: INSIDE });
  });
}

function renderSky(paint: Paint): void {
  const sky = paint.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#0b2f57');
  sky.addColorStop(1, '#071d36');
  paint.fillStyle = sky;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  // The lines of a pitch behind the headline.
  paint.strokeStyle = 'rgba(255, 255, 255, 0.08)';
  paint.lineWidth = 2;
  paint.beginPath();
  paint.arc(WIDTH, 130, 110, 0, 2 * Math.PI);
  paint.moveTo(WIDTH - 1, 0);
  paint.lineTo(WIDTH - 1, HEIGHT);
  paint.stroke();
}

function renderAdult(paint: Paint): void {
  paint.strokeStyle = '#ffffff';
  paint.lineWidth = 1.5;
  paint.beginPath();
  paint.arc(WIDTH - PAD - 17, 43, 17, 0, 2 * Math.PI);
  paint.stroke();
  write(paint, POSTER_COPY.adult, WIDTH - PAD - 17, 37, { size: 13, colour: '#ffffff', weight: 600, align: 'center', width: 30 });
}

function renderTicket(paint: Paint, code: string, address: string): void {
  const top = 228;
  paint.fillStyle = '#ffffff';
  paint.beginPath();
  // Browsers of before 2023 have no `roundRect`.
  if ('roundRect' in paint) paint.roundRect(PAD, top, INSIDE, 320, 12);
  else (paint as Paint).rect(PAD, top, INSIDE, 320);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing, not a list
  paint.fill();
  paintCode(paint, address, (WIDTH - CODE) / 2, top + 20, CODE);
  write(paint, POSTER_COPY.scan, WIDTH / 2, top + 176, { size: 13, colour: '#5d6a77', align: 'center', width: INSIDE });
  paintRect(paint, '#dfe4ea', PAD + 20, top + 206, INSIDE - 40, 1);
  write(paint, POSTER_COPY.code, WIDTH / 2, top + 222, { size: 13, colour: '#5d6a77', align: 'center', width: INSIDE });
  write(paint, code.split('').join(' '), WIDTH / 2, top + 242, {
    size: 26,
    colour: '#0b2f57',
    weight: 700,
    align: 'center',
    width: INSIDE - 40,
  });
  write(paint, new URL(address).host, WIDTH / 2, top + 286, { size: 12, colour: '#5d6a77', align: 'center', width: INSIDE - 40 });
}
