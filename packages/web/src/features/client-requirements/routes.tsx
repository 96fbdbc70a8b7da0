import { clientRequirementPaths as paths } from '../../shared/domain/requirement/requirement-paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { homePaths } from '../../shared/platform/public-paths.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

const menu = 'm.c.requirement';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(paths.list),
    soon: true,
    menu,
    back: homePaths.client,
    load: async () => (await import('./screens/requirement-list.tsx')).RequirementListScreen,
  }),
  screen({
    ...clientScreen(paths.search),
    menu,
    back: paths.list,
    load: async () => (await import('./screens/requirement-search.tsx')).RequirementSearchScreen,
  }),
  screen({
    ...clientScreen(paths.detail),
    soon: true,
    menu,
    needs: ['id'],
    back: paths.list,
    sample: 'requirementOfCustomer',
    load: async () => (await import('./screens/requirement-detail.tsx')).RequirementDetailScreen,
  }),
  screen({
    ...clientScreen(paths.progress),
    menu,
    needs: ['id'],
    back: paths.detail,
    sample: 'requirementMadeOrder',
    load: async () => (await import('./screens/requirement-progress.tsx')).RequirementProgressScreen,
  }),
  screen({
    ...clientScreen(paths.evaluate),
    menu,
    needs: ['id'],
    back: paths.detail,
    sample: 'requirementToEvaluate',
    load: async () => (await import('./screens/requirement-evaluate.tsx')).RequirementEvaluateScreen,
  }),
  screen({
    ...clientScreen(paths.evaluation),
    menu,
    needs: ['id'],
    back: paths.detail,
    sample: 'requirementEvaluated',
    load: async () => (await import('./screens/requirement-evaluation.tsx')).RequirementEvaluationScreen,
  }),
];
