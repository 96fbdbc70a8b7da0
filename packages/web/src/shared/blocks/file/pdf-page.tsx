import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { fileText } from './phrases.ts';

/** A page is drawn sharper than shown, so that it can be zoomed; beyond that phones run out of memory. */
const maxPixels = 8_000_000;
const sharper = 1.5;

/** One page: its picture, and its words for who hears them. */
export function PdfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const text = useText(fileText);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watch.observe(drawn);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const drawn = canvas.current;
    if (!near || !drawn) return undefined;
    let stop = () => {};
    void pdf.getPage(page).then(async (found) => {
      const whole = found.getViewport({ scale: 1 });
      const wanted = ((drawn.clientWidth || whole.width) * devicePixelRatio * sharper) / whole.width;
      const scale = Math.min(wanted, Math.sqrt(maxPixels / (whole.width * whole.height)));
      const viewport = found.getViewport({ scale });
      drawn.width = viewport.width;
      drawn.height = viewport.height;
      const task = found.render({ canvas: drawn, viewport });
      stop = () => task.cancel();
      const content = await found.getTextContent();
      setWords(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
      // A page that is left while it is drawn ends with a refusal that means nothing.
      await task.promise.catch(() => {});
    });
    return () => stop();
  }, [pdf, page, near]);
  return (
    <figure>
      <canvas ref={canvas} />
      <figcaption className="sd-meta sd-num">{text.page(page, pdf.numPages)}</figcaption>
      <p className="sd-hidden">{words}</p>
    </figure>
  );
}
