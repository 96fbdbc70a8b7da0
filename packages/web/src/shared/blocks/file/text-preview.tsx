import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { decodeText, sizeWords } from './file-kind.ts';
import { fileText } from './phrases/index.ts';

/** More would make a phone stutter; the whole is one tap away. */
const shownBytes = 256 * 1024;

/** Plain text as it was written. */
export function TextPreview({ name, blob }: { name: string; blob: Blob }) {
  const text = useText(fileText);
  const [content, setContent] = useState<string>();
  useEffect(() => {
    let here = true;
    void blob
      .slice(0, shownBytes)
      .arrayBuffer()
      .then((bytes) => here && setContent(decodeText(bytes)));
    return () => {
      here = false;
    };
  }, [blob]);
  return (
    <>
      {blob.size > shownBytes && <p className="sd-meta">{text.cut(sizeWords(shownBytes))}</p>}
      <section aria-label={text.content(name)}>
        <pre className="sd-file-text-shown">{content}</pre>
      </section>
    </>
  );
}
