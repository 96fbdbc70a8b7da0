import { legalText } from '../../../shared/blocks/consent/phrases/legal.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DocumentPage } from '../document-page.tsx';

export function AgreementScreen() {
  return <DocumentPage document={useText(legalText).agreement} />;
}
