import { list as cells } from '@svcdesk/core/contract/cells';
import { accountTree } from '@svcdesk/core/contract/groups';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Found } from '../../shared/blocks/pick/use-found.ts';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import { PeoplePicker } from '../../shared/domain/people/people-picker.tsx';
import type { Person } from '../../shared/domain/people/person.ts';
import { SitePicker } from '../../shared/domain/site/site-picker.tsx';
import { callKey } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

const count = 50;

/** Colleagues and sites as the server would answer; a search of sites, for which there is no server here, says so. */
export function PeopleSample() {
  const text = useText(galleryText).people;
  const locale = useLocale((state) => state.locale);
  const [person, setPerson] = useState<Person>();
  const [site, setSite] = useState<Found>();
  const queries = useMemo(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const members = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      name: text.person(index + 1),
      lead: index === 0,
    }));
    client.setQueryData(callKey(accountTree, {}, locale), [
      {
        data: { id: 'group', groupName: text.group, name: text.group, tenantAccountInfoVos: members },
        snodes: [],
      },
    ]);
    const list = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      name: text.site(index + 1),
      customerName: text.customer,
    }));
    client.setQueryData([...callKey(cells, { keyword: undefined }, locale), 'pages', null], {
      pages: [{ list, page: 1, total: count, hasNext: false }],
      pageParams: [{ page: 1 }],
    });
    return client;
  }, [text, locale]);
  return (
    <QueryClientProvider client={queries}>
      <Page title={text.title} backTo="/gallery">
        <Card>
          <PeoplePicker chosen={person} onChoose={setPerson} clearable />
          <SitePicker chosen={site} onChoose={setSite} clearable />
        </Card>
      </Page>
    </QueryClientProvider>
  );
}
