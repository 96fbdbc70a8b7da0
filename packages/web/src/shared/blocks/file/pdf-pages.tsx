import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { fileText } from './phrases/index.ts';

/** The pages of a PDF under each other, each drawn when it comes into sight. */
export function PdfPages({ name, blob }: { name: string; blob: Blob }) {
  const text = useText(fileText);
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let opened: PDFDocumentProxy | undefined;
    let here = true;
    openPdf(blob).then(
      (document) => {
        opened = document;
        if (here) setPdf(document);
        else void document.loadingTask.destroy();
      },
      (error: unknown) => here && setFailed(error instanceof Error ? error.name : 'unknown'),
    );
    return () => {
      here = false;
      void opened?.loadingTask.destroy();
    };
  }, [blob]);
  if (failed !== undefined) {
    const title = failed === 'PasswordException' ? text.locked : text.broken;
    return (
      <EmptyState
        icon={failed === 'PasswordException' ? 'lock' : 'file'}
        title={title}
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
