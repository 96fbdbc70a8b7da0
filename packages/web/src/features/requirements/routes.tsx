import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const sample = 'requirementToHandle';
const ofOne = { needs: ['id'], back: staffPaths.requirement.detail, sample } as const;
const ofOrder = { needs: ['id'], back: staffPaths.requirement.toOrder, sample } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.requirement.list),
    menu: 'm.requirement',
    back: staffPaths.home,
    load: async () => (await import('./screens/requirement-list.tsx')).RequirementListScreen,
  }),
  screen({
    ...staffScreen(staffPaths.requirement.detail),
    needs: ['id'],
    back: staffPaths.requirement.list,
    sample,
    load: async () => (await import('./screens/requirement-detail.tsx')).RequirementDetailScreen,
  }),
  screen({
    ...staffScreen(staffPaths.requirement.records),
    ...ofOne,
    load: async () => (await import('./screens/requirement-records.tsx')).RequirementRecordsScreen,
  }),
  screen({
    ...staffScreen(staffPaths.requirement.toOrder),
    ...ofOne,
    load: async () => (await import('./screens/to-order.tsx')).ToOrderScreen,
  }),
  screen({
    ...staffScreen(staffPaths.requirement.reporters),
    ...ofOrder,
    load: async () => (await import('./screens/reporter-list.tsx')).ReporterListScreen,
  }),
  screen({
    ...staffScreen(staffPaths.requirement.reporter),
    ...ofOrder,
    load: async () => (await import('./screens/add-reporter.tsx')).AddReporterScreen,
  }),
];
