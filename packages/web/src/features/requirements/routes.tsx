import { staffRequirementPaths as paths } from '../../shared/domain/requirement/requirement-paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { homePaths } from '../../shared/platform/public-paths.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

const sample = 'requirementToHandle';
const ofOne = { needs: ['id'], back: paths.detail, sample } as const;
const ofOrder = { needs: ['id'], back: paths.toOrder, sample } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.list),
    menu: 'm.requirement',
    back: homePaths.staff,
    load: async () => (await import('./screens/requirement-list.tsx')).RequirementListScreen,
  }),
  screen({
    ...staffScreen(paths.detail),
    needs: ['id'],
    back: paths.list,
    sample,
    load: async () => (await import('./screens/requirement-detail.tsx')).RequirementDetailScreen,
  }),
  screen({
    ...staffScreen(paths.records),
    ...ofOne,
    load: async () => (await import('./screens/requirement-records.tsx')).RequirementRecordsScreen,
  }),
  screen({
    ...staffScreen(paths.toOrder),
    ...ofOne,
    load: async () => (await import('./screens/to-order.tsx')).ToOrderScreen,
  }),
  screen({
    ...staffScreen(paths.reporters),
    ...ofOrder,
    load: async () => (await import('./screens/reporter-list.tsx')).ReporterListScreen,
  }),
  screen({
    ...staffScreen(paths.reporter),
    ...ofOrder,
    load: async () => (await import('./screens/add-reporter.tsx')).AddReporterScreen,
  }),
];
