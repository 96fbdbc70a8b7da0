import type { workbench } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { engineersByCell } from './engineers.ts';
import { type OpenWorkOfKinds, workbenchFigures } from './figures.ts';
import { workbenchSeries } from './series.ts';

export type { OpenWorkOfKinds } from './figures.ts';

/** `open` says what is open of each kind of order. */
export const workbenchHandlers = (open: OpenWorkOfKinds): DomainHandlers<typeof workbench> => ({
  engineersByCell,
  data: workbenchFigures(open),
  statistics: workbenchSeries,
});
