import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { reportText } from './phrases/report.ts';
import { factsOf, type Report } from './report.ts';

/** Twice as sharp as it is wide, so that it is read on a phone that it is sent to. */
const sharp = 2;
const width = 640;
const margin = 32;
const rowHeight = 34;

/** The colours of the page in the light theme: a picture is printed and forwarded, whatever the theme here. */
const ink = {
  text: '#18212d',
  faint: '#5f6b7a',
  line: '#e3e7ed',
  paper: '#ffffff',
  bar: '#0b57d0',
  pale: '#a9c8fb',
};

/** The report as a picture (PNG), as tall as it has to be. */
export async function reportPicture(report: Report, site: string, locale: Locale): Promise<Blob> {
  const text = reportText.in(locale);
  const { counts, times } = factsOf(report, locale);
  const types = report.byType;
  const height = margin * 2 + 96 + 84 + times.length * rowHeight + 220 + (types.length + 1) * rowHeight;
  const canvas = document.createElement('canvas');
  canvas.width = width * sharp;
  canvas.height = height * sharp;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  brush.scale(sharp, sharp);
  brush.fillStyle = ink.paper;
  brush.fillRect(0, 0, width, height);
  const family = getComputedStyle(document.body).fontFamily;
  const write = (
    words: string,
    x: number,
    y: number,
    size: number,
    colour: string = ink.text,
    align: CanvasTextAlign = 'left',
  ) => {
    brush.font = `${size >= 20 ? 600 : 400} ${size}px ${family}`;
    brush.fillStyle = colour;
    brush.textAlign = align;
    brush.fillText(words, x, y, width - margin * 2);
  };
  const rule = (y: number) => {
    brush.fillStyle = ink.line;
    brush.fillRect(margin, y, width - margin * 2, 1);
  };

  let y = margin + 28;
  write(text.shareTitle(report.month), margin, y, 28);
  write(site, margin, y + 30, 16, ink.faint);
  y += 72;
  const column = (width - margin * 2) / counts.length;
  for (const [index, { label, value }] of counts.entries()) {
    write(value, margin + column * index, y + 20, 32);
    write(label, margin + column * index, y + 44, 14, ink.faint);
  }
  y += 76;
  for (const { label, value } of times) {
    rule(y);
    write(label, margin, y + 23, 16, ink.faint);
    write(value, width - margin, y + 23, 16, ink.text, 'right');
    y += rowHeight;
  }
  y += 40;
  write(text.byDay, margin, y, 20);
  drawBars(brush, report, y + 20);
  y += 180;
  write(text.byType, margin, y, 20);
  write(text.created, width - margin - 90, y, 14, ink.faint, 'right');
  write(text.resolved, width - margin, y, 14, ink.faint, 'right');
  y += 12;
  for (const { typeName, count, resolvedCount } of types) {
    rule(y);
    write(typeName, margin, y + 23, 16);
    write(String(count), width - margin - 90, y + 23, 16, ink.text, 'right');
    write(String(resolvedCount), width - margin, y + 23, 16, ink.text, 'right');
    y += rowHeight;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    ),
  );
}

function drawBars(brush: CanvasRenderingContext2D, { byDay }: Report, top: number): void {
  const high = 100;
  const most = Math.max(1, ...byDay.flatMap(({ created, resolved }) => [created, resolved]));
  const step = (width - margin * 2) / Math.max(1, byDay.length);
  for (const [index, { created, resolved }] of byDay.entries()) {
    for (const [place, value] of [created, resolved].entries()) {
      const height = (high * value) / most;
      brush.fillStyle = place === 0 ? ink.pale : ink.bar;
      brush.fillRect(margin + step * index + (place * step) / 2.4, top + high - height, step / 2.6, height);
    }
  }
  brush.fillStyle = ink.line;
  brush.fillRect(margin, top + high, width - margin * 2, 1);
}
