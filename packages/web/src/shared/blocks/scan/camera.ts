import { chunkOf } from '../../platform/chunks.ts';

/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'unsupported' | 'denied' | 'unavailable';

/** The camera at the back, or why there is none. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (error) {
    return problemOf(error);
  }
}

/** What the browser's own name of the failure means. */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'unsupported' : 'unavailable';
}

/** Lets go of the camera: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The light of a camera that has one. */
export function torchOf(stream: MediaStream): ((on: boolean) => Promise<void>) | undefined {
  const [track] = stream.getVideoTracks();
  const abilities: object = track?.getCapabilities?.() ?? {};
  if (!track || !('torch' in abilities && abilities.torch)) return undefined;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

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
