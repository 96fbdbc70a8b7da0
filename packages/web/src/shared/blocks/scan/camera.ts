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
