import { useState } from 'react';
import { lazyPart, lazySheet } from '../../components/lazy-part.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useObjectUrl } from '../photos/use-object-url.ts';
import { fileKindOf } from './file-kind.ts';
import './file-preview.css';
import { fileText } from './phrases.ts';
import { TextPreview } from './text-preview.tsx';

const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages);
const PhotoViewer = lazySheet(async () => (await import('../photos/photo-viewer.tsx')).PhotoViewer);

interface FilePreviewProps {
  name: string;
  /** Its bytes, with the type that the server found. */
  blob: Blob;
}

/** What is in a file, as far as a browser can show it; beside it stands the way to have it. */
export function FilePreview({ name, blob }: FilePreviewProps) {
  const text = useText(fileText);
  const kind = fileKindOf({ name, type: blob.type });
  if (kind === 'image') return <ImagePreview name={name} blob={blob} />;
  if (kind === 'pdf') return <PdfPages name={name} blob={blob} />;
  if (kind === 'text') return <TextPreview name={name} blob={blob} />;
  return <EmptyState icon="file" title={text.noPreview} hint={text.noPreviewHint} />;
}

function ImagePreview({ name, blob }: FilePreviewProps) {
  const text = useText(fileText);
  const url = useObjectUrl(blob);
  const [broken, setBroken] = useState(false);
  const [large, setLarge] = useState(false);
  if (broken) return <EmptyState icon="file" title={text.broken} hint={text.noPreviewHint} />;
  if (url === undefined) return null;
  return (
    <>
      <button type="button" className="sd-file-image" onClick={() => setLarge(true)}>
        <img src={url} alt={name} onError={() => setBroken(true)} />
      </button>
      {large && (
        <PhotoViewer
          pictures={[{ key: name, name, source: blob }]}
          start={0}
          onClosed={() => setLarge(false)}
        />
      )}
    </>
  );
}
