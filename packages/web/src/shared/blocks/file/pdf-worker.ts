/** Reads PDFs beside the page. A worker of ours is lowered like every script, as pdf.js's own file would not be. */
import './pdf-polyfills.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
