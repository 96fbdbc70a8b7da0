import type { Photo } from '../../../shared/blocks/photos/photo.ts';
import { PhotoPicker } from '../../../shared/blocks/photos/photo-picker.tsx';
import type { PhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { actText } from '../phrases/act.ts';
import './resolve-photos.css';

const SignaturePad = lazyPart(
  async () => (await import('../../../shared/domain/custom-fields/signature-pad.tsx')).SignaturePad,
);

interface Pictures {
  before: Photo[];
  after: Photo[];
  signature: Photo[];
}

interface ResolvePhotosProps {
  photos: Pictures;
  onChange: (patch: Partial<Pictures>) => void;
  uploads: PhotoUploads;
}

/** Proof of the work: before, after, and the customer's signature where one is wanted. */
export function ResolvePhotos({ photos, onChange, uploads }: ResolvePhotosProps) {
  const text = useText(actText).resolve;
  return (
    <>
      <FieldFrame label={text.after} group>
        <PhotoPicker photos={photos.after} onChange={(after) => onChange({ after })} uploads={uploads} />
      </FieldFrame>
      <FieldFrame label={text.before} group>
        <PhotoPicker photos={photos.before} onChange={(before) => onChange({ before })} uploads={uploads} />
      </FieldFrame>
      <details className="sd-fold" open={photos.signature.length > 0 || undefined}>
        <summary>{text.signature}</summary>
        <FieldFrame label={text.signature} group hint={text.signatureHint}>
          <SignaturePad
            signature={photos.signature[0]}
            onChange={(signature) => onChange({ signature: signature ? [signature] : [] })}
          />
        </FieldFrame>
      </details>
    </>
  );
}
