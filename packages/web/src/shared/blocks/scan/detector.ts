import { chunkOf } from '../../platform/chunks.ts';

/** Finds codes in a picture; the part of the browser's BarcodeDetector that is used. */
export interface Detector {
  detect: (source: HTMLVideoElement | ImageData) => Promise<readonly { rawValue: string }[]>;
}

type DetectorClass = new (options?: { formats: string[] }) => Detector;

/** Reads QR codes where the browser has no reader of its own; what it cannot read is typed. */
const ownDetector = chunkOf(async () => (await import('qr/decode.js')).BarcodeDetector as DetectorClass);

/** Codes of labels: QR, and the bars that asset labels carry. */
const formats = ['qr_code', 'code_128', 'code_39', 'ean_13', 'data_matrix'];

/** The browser's own reader, which knows bars too; where there is none, one that is loaded now. */
export async function findDetector(): Promise<Detector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  if (Native) {
    try {
      return new Native({ formats });
    } catch {
      // A browser may name the reader and yet know none of these formats.
    }
  }
  const Own = await ownDetector();
  return new Own({ formats: ['qr_code'] });
}
