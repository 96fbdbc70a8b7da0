import { clientPaths } from '../../shared/platform/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const menu = 'm.c.requirement';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(clientPaths.requirement.list),
    soon: true,
    menu,
    back: clientPaths.home,
    load: async () => (await import('./screens/requirement-list.tsx')).RequirementListScreen,
  }),
  screen({
    ...clientScreen(clientPaths.requirement.search),
    menu,
    back: clientPaths.requirement.list,
    load: async () => (await import('./screens/requirement-search.tsx')).RequirementSearchScreen,
  }),
  screen({
    ...clientScreen(clientPaths.requirement.detail),
    soon: true,
    menu,
    needs: ['id'],
    back: clientPaths.requirement.list,
    sample: 'requirementOfCustomer',
    load: async () => (await import('./screens/requirement-detail.tsx')).RequirementDetailScreen,
  }),
  screen({
    ...clientScreen(clientPaths.requirement.progress),
    menu,
    needs: ['id'],
    back: clientPaths.requirement.detail,
    sample: 'requirementMadeOrder',
    load: async () => (await import('./screens/requirement-progress.tsx')).RequirementProgressScreen,
  }),
  screen({
    ...clientScreen(clientPaths.requirement.evaluate),
    menu,
    needs: ['id'],
    back: clientPaths.requirement.detail,
    sample: 'requirementToEvaluate',
    load: async () => (await import('./screens/requirement-evaluate.tsx')).RequirementEvaluateScreen,
  }),
  screen({
    ...clientScreen(clientPaths.requirement.evaluation),
    menu,
    needs: ['id'],
    back: clientPaths.requirement.detail,
    sample: 'requirementEvaluated',
    load: async () => (await import('./screens/requirement-evaluation.tsx')).RequirementEvaluationScreen,
  }),
];
