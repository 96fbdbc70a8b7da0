import type { orderSources } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import { type OrderSource, orderSourceNames } from '@svcdesk/core/rules';
import { pageOfAll } from '../../engine/list/paging.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';

export const orderSourcesHandlers: DomainHandlers<typeof orderSources> = {
  // Clients raise operations orders; the other sources are the staff's.
  async page(paging, { locale, actor }) {
    const names = phrasesFor(locale).order.source;
    const all = orderSourceNames
      .map((id, key) => ({ id, name: names[id], key: key as OrderSource }))
      .filter(({ key }) => actor.kind === 'staff' || key === 0);
    return pageOfAll(all, paging);
  },
};
