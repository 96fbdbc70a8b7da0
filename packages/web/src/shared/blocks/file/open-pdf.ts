import './pdf-polyfills.ts';
// The build for older browsers: phones are in use longer than their newest features.
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadChunk } from '../../platform/chunks.ts';
import { fetchScript } from '../../platform/preload-parts.ts';
import workerUrl from './pdf-worker.ts?worker&url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** What a document asks for when it names Chinese characters by a table instead of bringing them. */
const tables = import.meta.glob<string>(
  '../../../../node_modules/pdfjs-dist/cmaps/{Adobe-GB1,Adobe-CNS1,GB,UniGB,UniCNS,ETen,B5}*.bcmap',
  { query: '?url', import: 'default', eager: true },
);

const tableUrls = new Map(Object.entries(tables).map(([path, url]) => [path.split('/').at(-1), url]));

/** Brings the tables by the names that the build gave them. */
class Tables {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = tableUrls.get(filename);
    if (url === undefined) throw new Error(`There is no ${filename}.`);
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`${filename} did not come.`);
    return new Uint8Array(await reply.arrayBuffer());
  }
}

/** Opens a PDF. Ends with `PasswordException` or `InvalidPDFException` by name, or with `ChunkError`. */
export async function openPdf(blob: Blob): Promise<PDFDocumentProxy> {
  // Once its worker failed to load, pdf.js never tries again while the page lives.
  await loadChunk(() => fetchScript(workerUrl));
  const data = new Uint8Array(await blob.arrayBuffer());
  return getDocument({
    data,
    BinaryDataFactory: Tables,
    useWorkerFetch: false,
    // Both would need more of the server's content policy than a preview is worth.
    useWasm: false,
    disableWorkerRendering: true,
    // What it mends by itself is nobody's concern.
    verbosity: VerbosityLevel.ERRORS,
  } as Parameters<typeof getDocument>[0]).promise;
}
