import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DocumentPage } from '../components/document-page.tsx';
import { legalText } from '../phrases/legal.ts';

export function PrivacyScreen() {
  return <DocumentPage document={useText(legalText).privacy} />;
}
