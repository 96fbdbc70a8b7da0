import { Sheet } from '../../components/sheet.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { LegalParts } from './legal-parts.tsx';
import { legalText } from './phrases/legal.ts';

/** One of the texts over the form, so that nothing typed is lost by reading it. */
export function LegalSheet({ which, onClosed }: { which: 'agreement' | 'privacy'; onClosed: () => void }) {
  const legal = useText(legalText)[which];
  return (
    <Sheet title={legal.title} onClosed={onClosed}>
      <LegalParts legal={legal} level={3} />
    </Sheet>
  );
}
