const longSidePx = 2048;
const quality = 0.8;
const maxPixels = 80_000_000;

/**
 * Scales a picture down and writes it anew as JPEG, which leaves its place, time and camera behind. Orientation is
 * applied by the decoder. What this device cannot decode but the server may (HEIC) goes as it is.
 */
export async function preparePhoto(file: Blob): Promise<Blob | undefined> {
  if (file.size === 0) return undefined;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (whole.width * whole.height > maxPixels) return undefined;
    const scale = Math.min(1, longSidePx / Math.max(whole.width, whole.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * scale));
    canvas.height = Math.max(1, Math.round(whole.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // JPEG has no transparency: without paper below, clear parts turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return jpeg ?? undefined;
  } catch {
    return /heic|heif/i.test(file.type) ? file : undefined;
  }
}
