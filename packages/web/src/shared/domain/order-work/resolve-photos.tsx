import { FormField, PhotosField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { actText } from './phrases/act.ts';
import type { ResolveFields } from './resolve-draft.ts';
import './resolve-photos.css';

const SignaturePad = lazyPart(async () => (await import('../custom-fields/signature-pad.tsx')).SignaturePad);

type Pictures = Pick<ResolveFields, 'before' | 'after' | 'signature'>;

/** Proof of the work: before and after beside each other. */
export function ResolvePhotos({ form }: { form: FieldsHandle<Pictures> }) {
  const text = useText(actText).resolve;
  return (
    <div className="sd-before-after">
      <PhotosField form={form} name="before" path="beforePhotos" label={text.before} />
      <PhotosField form={form} name="after" path="afterPhotos" label={text.after} />
    </div>
  );
}

/** The customer's signature, as wide as the page: the ink is the value. */
export function ResolveSignature({ form }: { form: FieldsHandle<Pictures> }) {
  const text = useText(actText).resolve;
  const { signature } = form.fields;
  return (
    <FormField form={form} path="signature" label={text.signature} group hint={text.signatureHint}>
      <SignaturePad
        signature={signature[0]}
        onChange={(drawn) => form.set({ signature: drawn ? [drawn] : [] })}
      />
    </FormField>
  );
}
