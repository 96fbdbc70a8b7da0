import { useState } from 'react';
import { ScanButton } from '../../shared/blocks/scan/scan-button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

export function ScannerSample() {
  const text = useText(galleryText).scanner;
  const [found, setFound] = useState<string>();
  return (
    <Page title={text.title} backTo="/gallery" actions={<ScanButton onFound={setFound} />}>
      <Card>
        <p role="status">{found === undefined ? text.hint : text.found(found)}</p>
      </Card>
    </Page>
  );
}
