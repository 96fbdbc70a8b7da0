import type { workbench } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { engineersByCell } from './engineers.ts';
import { workbenchFigures } from './figures.ts';
import { workbenchSeries } from './series.ts';

export const workbenchHandlers: DomainHandlers<typeof workbench> = {
  engineersByCell,
  data: workbenchFigures,
  statistics: workbenchSeries,
};
