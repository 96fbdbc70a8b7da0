import { type DecodedText, decodeText } from '@svcdesk/core/format';
import { useEffect, useState } from 'react';
import { lazyPart, lazySheet } from '../../components/lazy-part.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useObjectUrl } from '../photos/use-object-url.ts';
import { fileKindOf, sizeWords } from './file-kind.ts';
import { fileText } from './phrases.ts';
import './file-preview.css';

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

/** More would make a phone stutter; the whole is one tap away. */
const shownBytes = 256 * 1024;

/** Plain text as it was written. */
function TextPreview({ name, blob }: { name: string; blob: Blob }) {
  const text = useText(fileText);
  const isCut = blob.size > shownBytes;
  const [found, setFound] = useState<DecodedText | 'unreadable'>();
  useEffect(() => {
    let here = true;
    void blob
      .slice(0, shownBytes)
      .arrayBuffer()
      .then((bytes) => here && setFound(decodeText(new Uint8Array(bytes), { isCut }) ?? 'unreadable'));
    return () => {
      here = false;
    };
  }, [blob, isCut]);
  if (found === 'unreadable') {
    return <EmptyState icon="file" title={text.unreadable} hint={text.noPreviewHint} />;
  }
  return (
    <>
      {isCut && <p className="sd-meta">{text.cut(sizeWords(shownBytes))}</p>}
      {found?.encoding === 'gb18030' && <p className="sd-meta">{text.readAsChinese}</p>}
      <section aria-label={text.content(name)}>
        <pre className="sd-file-text-shown">{found?.text}</pre>
      </section>
    </>
  );
}
