import { useEffect, useState } from 'react';
import { FilePreview } from '../../shared/blocks/file/file-preview.tsx';
import { Card } from '../../shared/components/card.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';
import { drawPicture, samplePdf } from '../sample-files.ts';

const kinds = ['pdf', 'image', 'text', 'office', 'broken'] as const;
type Kind = (typeof kinds)[number];

/** A file of each kind, made here. */
export function FileSample() {
  const text = useText(galleryText).files;
  const [kind, setKind] = useState<Kind>('pdf');
  const [blob, setBlob] = useState<Blob>();
  useEffect(() => {
    let here = true;
    void make(kind, text.line).then((made) => here && setBlob(made));
    return () => {
      here = false;
    };
  }, [kind, text.line]);
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <FieldFrame label={text.kind} group>
          <RadioChips
            options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
            value={kind}
            onChange={setKind}
          />
        </FieldFrame>
      </Card>
      {blob && <FilePreview key={kind} name={kind === 'image' ? text.picture : kind} blob={blob} />}
    </Page>
  );
}

async function make(kind: Kind, line: string): Promise<Blob> {
  if (kind === 'image') return drawPicture();
  if (kind === 'pdf') return new Blob([samplePdf], { type: 'application/pdf' });
  if (kind === 'text') return new Blob([`${line}\n`.repeat(12)], { type: 'text/plain' });
  return new Blob(['none'], { type: kind === 'broken' ? 'application/pdf' : 'application/zip' });
}
