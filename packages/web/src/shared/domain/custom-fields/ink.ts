/** Size of a signature in pixels: sharp on paper, a few kilobytes on the wire. */
export const inkSize = { width: 900, height: 360 } as const;

/** The ink is dark on white in either theme: a signature is read on paper, too. */
const inkColour = '#111827';
const paperColour = '#ffffff';

export interface InkPoint {
  x: number;
  y: number;
}

export function clearPaper(context: CanvasRenderingContext2D): void {
  context.fillStyle = paperColour;
  context.fillRect(0, 0, inkSize.width, inkSize.height);
}

export function drawLine(context: CanvasRenderingContext2D, from: InkPoint, to: InkPoint): void {
  context.strokeStyle = inkColour;
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** A name in place of strokes, as large as fits. */
export function writeName(context: CanvasRenderingContext2D, name: string): void {
  clearPaper(context);
  context.fillStyle = inkColour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = '160px cursive';
  const share = Math.min(1, (inkSize.width - 80) / Math.max(1, context.measureText(name).width));
  context.font = `${Math.floor(160 * share)}px cursive`;
  context.fillText(name, inkSize.width / 2, inkSize.height / 2);
}

/** The paper as a picture, as it is at this moment. */
export function imageOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((image) => (image ? resolve(image) : reject(new Error('No picture.'))), 'image/png'),
  );
}

/** Where on the paper an event of the pointer lies. */
export function pointOf(canvas: HTMLCanvasElement, event: { clientX: number; clientY: number }): InkPoint {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * inkSize.width,
    y: ((event.clientY - box.top) / box.height) * inkSize.height,
  };
}
