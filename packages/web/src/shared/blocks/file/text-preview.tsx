import { type DecodedText, decodeText } from '@svcdesk/core/format';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sizeWords } from './file-kind.ts';
import { fileText } from './phrases.ts';

/** More would make a phone stutter; the whole is one tap away. */
const shownBytes = 256 * 1024;

/** Plain text as it was written. */
export function TextPreview({ name, blob }: { name: string; blob: Blob }) {
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
