import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { EmptyState } from '../../components/states.tsx';
import { ChunkError, chunkOf } from '../../platform/chunks.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { UnrunnablePart } from '../../platform/preload-parts.ts';
import { fileText } from './phrases.ts';

/** pdf.js may be newer than the browser and end while it loads. */
const opener = chunkOf(async () => (await import('./open-pdf.ts')).openPdf);

type Failure = 'locked' | 'broken' | 'noPreview';

/** The fault is the file's only where pdf.js says so; anything else tells of a browser in which it does not run. */
function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'locked';
  return name === 'InvalidPDFException' ? 'broken' : 'noPreview';
}

/** It is not there yet, but may come: the place of the part offers to try again. */
const mayCome = (error: unknown) => error instanceof ChunkError && !(error.cause instanceof UnrunnablePart);

/** The pages of a PDF under each other, each drawn when it comes into sight. */
export function PdfPages({ name, blob }: { name: string; blob: Blob }) {
  const text = useText(fileText);
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState<{ error: unknown }>();
  useEffect(() => {
    let opened: PDFDocumentProxy | undefined;
    let here = true;
    const opening = opener().then((openPdf) => openPdf(blob));
    opening.then(
      (document) => {
        opened = document;
        if (here) setPdf(document);
        else void document.loadingTask.destroy();
      },
      (error: unknown) => {
        opener.forget();
        if (here) setFailed({ error });
      },
    );
    return () => {
      here = false;
      void opened?.loadingTask.destroy();
    };
  }, [blob]);
  if (failed) {
    if (mayCome(failed.error)) throw failed.error;
    const failure = failureOf(failed.error);
    return (
      <EmptyState
        icon={failure === 'locked' ? 'lock' : 'file'}
        title={text[failure]}
        hint={text.noPreviewHint}
      />
    );
  }
  if (!pdf) return <Skeleton cards={1} />;
  return (
    <ol className="sd-pdf" aria-label={name}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <li key={index}>
          <PdfPage pdf={pdf} page={index + 1} />
        </li>
      ))}
    </ol>
  );
}

/** A page is drawn sharper than shown, so that it can be zoomed; beyond that phones run out of memory. */
const maxPixels = 8_000_000;
const sharper = 1.5;

/** One page: its picture, and its words for who hears them. */
function PdfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
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
