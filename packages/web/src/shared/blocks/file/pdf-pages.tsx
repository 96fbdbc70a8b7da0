import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { ChunkError, chunkOf } from '../../platform/load-chunk.ts';
import { UnrunnablePart } from '../../platform/preload-parts.ts';
import { PdfPage } from './pdf-page.tsx';
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
