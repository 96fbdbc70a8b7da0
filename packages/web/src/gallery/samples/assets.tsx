import { tree } from '@svcdesk/core/contract/asset-classes';
import { page } from '@svcdesk/core/contract/assets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Found } from '../../shared/blocks/pick/use-found.ts';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import type { Asset } from '../../shared/domain/asset/asset.ts';
import { AssetPicker } from '../../shared/domain/asset/asset-picker.tsx';
import { callKey } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

const count = 50;

/** The register as the server would answer; a search, for which there is no server here, says so. */
export function AssetSample() {
  const text = useText(galleryText).assets;
  const locale = useLocale((state) => state.locale);
  const [chosen, setChosen] = useState<readonly Found[]>([]);
  const queries = useMemo(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(callKey(tree, {}, locale), [{ value: 'pos', label: text.class }]);
    const list = Array.from({ length: count }, (_, index) => ({
      ciId: String(index),
      code: `POS-${index + 1}`,
      name: text.nth(index + 1),
      className: text.class,
      cellName: text.site,
    })) as Asset[];
    client.setQueryData([...callKey(page, { flag: 1 }, locale), 'pages', null], {
      pages: [{ list, page: 1, total: count, hasNext: false }],
      pageParams: [{ page: 1 }],
    });
    return client;
  }, [text, locale]);
  return (
    <QueryClientProvider client={queries}>
      <Page title={text.title} backTo="/gallery">
        <Card>
          <AssetPicker chosen={chosen} onChoose={setChosen} />
        </Card>
      </Page>
    </QueryClientProvider>
  );
}
