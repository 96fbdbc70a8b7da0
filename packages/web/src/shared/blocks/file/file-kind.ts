/** How a file is shown: office files and everything unknown only by download. */
export type FileKind = 'image' | 'pdf' | 'text' | 'other';

const shownImages = /^image\/(jpeg|png|webp|gif|svg\+xml|avif|bmp)$/;
const textNames = /\.(txt|log|csv|md|json|xml|ya?ml|ini|conf|cfg)$/i;

/** Decided by its type as the server found it in the content; the name decides only what is plain text. */
export function fileKindOf({ name, type }: { name: string; type: string }): FileKind {
  // Drawings may hold scripts: as an <img> they do not run.
  if (shownImages.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  if (type === 'text/html') return 'other';
  if (type.startsWith('text/') || type === 'application/json') return 'text';
  const unknown = type === '' || type === 'application/octet-stream';
  return unknown && textNames.test(name) ? 'text' : 'other';
}

/** Bytes as people read them. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [value, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB'];
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
