/**
 * Reads PDFs beside the page. A worker of ours is lowered like every script, as pdf.js's own file would not be. Where no
 * worker can be a module (Firefox before 114), pdf.js imports what stands here into the page.
 */
import './pdf-polyfills.ts';

export { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
