import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSettings } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { redraw } from '../platform/files/pictures.ts';

/** Pictures that stand for photos of a site: simple drawings, since a demo has no real photos. */
const width = 960;
const height = 720;

const box = (x: number, y: number, w: number, h: number, fill: string, radius = 8): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const line = (d: string, stroke: string, w = 10): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round"/>`;

function room(wall: string, floor: string, ...things: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${box(0, 0, width, height, wall, 0)}${box(0, 540, width, 180, floor, 0)}${things.join('')}</svg>`;
}

const ports = (y: number, lights: string): string =>
  Array.from({ length: 12 }, (_, index) => {
    const x = 210 + index * 46;
    return (
      box(x, y + 30, 34, 26, '#111827', 3) + dot(x + 17, y + 18, 5, index % 5 === 2 ? lights : '#22c55e')
    );
  }).join('');

const rack = (lights: string): string =>
  box(160, 60, 640, 600, '#1f2937') +
  [100, 210, 320, 430, 540].map((y) => box(190, y, 580, 80, '#374151', 4) + ports(y, lights)).join('');

/** By the service whose orders show them; `arrived` and `done` belong to every visit. */
const scenes: Readonly<Record<string, string>> = {
  computers: room(
    '#dbe4ee',
    '#b6a58c',
    box(250, 150, 460, 290, '#1f2937'),
    box(268, 168, 424, 246, '#020617', 4),
    box(440, 440, 80, 60, '#374151', 0),
    box(360, 500, 240, 20, '#374151'),
    box(280, 560, 400, 60, '#e5e7eb'),
    dot(690, 426, 5, '#f97316'),
  ),
  printing: room(
    '#e7e5e4',
    '#a8a29e',
    box(290, 230, 380, 320, '#292524', 24),
    box(340, 250, 280, 46, '#0c0a09', 6),
    box(380, 120, 200, 150, '#fafaf9', 2),
    line('M400 160 H560 M400 190 H540 M400 220 H550', '#d6d3d1', 6),
    dot(610, 500, 12, '#ef4444'),
    dot(570, 500, 12, '#57534e'),
  ),
  office: room(
    '#eef2ff',
    '#c7b299',
    box(220, 130, 520, 330, '#334155'),
    box(240, 150, 480, 270, '#f8fafc', 4),
    box(360, 230, 240, 110, '#fee2e2'),
    line('M400 270 H560 M400 300 H520', '#b91c1c', 8),
  ),
  wired: room(
    '#cbd5e1',
    '#64748b',
    rack('#64748b'),
    line('M240 640 C240 560 420 700 520 610 S760 640 780 560', '#2563eb'),
  ),
  wireless: room(
    '#f1f5f9',
    '#94a3b8',
    box(0, 0, width, 120, '#e2e8f0', 0),
    dot(480, 170, 110, '#ffffff'),
    dot(480, 170, 12, '#f97316'),
    line('M330 330 Q480 250 630 330 M280 400 Q480 280 680 400', '#cbd5e1', 14),
    box(80, 360, 160, 300, '#a16207', 0),
    box(720, 360, 160, 300, '#a16207', 0),
  ),
  'server-room': room(
    '#d1d5db',
    '#6b7280',
    rack('#ef4444'),
    box(830, 120, 90, 150, '#f8fafc'),
    line('M875 150 V230', '#dc2626', 18),
    dot(875, 240, 20, '#dc2626'),
  ),
  cameras: room(
    '#9ca3af',
    '#4b5563',
    box(340, 90, 40, 160, '#374151'),
    box(360, 180, 260, 110, '#f3f4f6', 40),
    dot(590, 235, 44, '#111827'),
    dot(590, 235, 18, '#1e3a8a'),
    line('M360 120 C260 160 240 330 300 420', '#b91c1c'),
  ),
  'meeting-rooms': room(
    '#e0e7ff',
    '#a78b6f',
    box(180, 90, 600, 340, '#f8fafc', 4),
    box(200, 110, 560, 300, '#94a3b8', 2),
    box(140, 560, 680, 60, '#78350f'),
    box(430, 470, 100, 60, '#1f2937'),
  ),
  arrived: room(
    '#bae6fd',
    '#9ca3af',
    box(200, 120, 560, 440, '#f3f4f6', 0),
    box(240, 170, 480, 70, '#2563eb'),
    box(300, 300, 160, 260, '#94a3b8', 0),
    box(500, 300, 160, 260, '#94a3b8', 0),
    dot(445, 430, 8, '#1f2937'),
    dot(515, 430, 8, '#1f2937'),
  ),
  done: room(
    '#ecfdf5',
    '#a3b18a',
    box(280, 200, 400, 300, '#334155'),
    box(300, 220, 360, 240, '#dcfce7', 4),
    line('M390 340 L455 405 L580 270', '#16a34a', 28),
  ),
};

/** A picture that lies in the file store, to be shown by any number of files. */
export interface Picture {
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly storeKey: string;
  readonly previewKey: string;
  readonly widthPixels: number;
  readonly heightPixels: number;
}

/** Pictures by scene. */
export type Pictures = ReadonlyMap<string, Picture>;

const mediaType = 'image/png';

/** Draws every scene into the server's file store, the way an upload gets there. */
export async function drawPictures(settings: FileSettings, tenantId: string): Promise<Pictures> {
  const { default: sharp } = await import('sharp');
  const store = await openFileStore(settings);
  const drawn = new Map<string, Picture>();
  for (const [name, scene] of Object.entries(scenes)) {
    const bytes = await sharp(Buffer.from(scene)).png().toBuffer();
    const arrived = join(store.incoming, `demo-${name}`);
    await writeFile(arrived, bytes, { mode: 0o600 });
    const redrawn = await redraw(arrived, mediaType, 'demo');
    if (!redrawn) throw new Error(`The picture ${name} cannot be drawn`);
    const storeKey = await store.place(tenantId, redrawn.path);
    drawn.set(name, {
      mediaType,
      sizeBytes: redrawn.size,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storeKey,
      previewKey: await store.place(tenantId, redrawn.previewPath),
      widthPixels: redrawn.width,
      heightPixels: redrawn.height,
    });
  }
  return drawn;
}
