import { Navigate, useSearchParams } from 'react-router-dom';
import { centrePath, useCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { homePaths } from '../../../shared/platform/public-paths.ts';
import { ProjectList } from '../components/project-list.tsx';

/** The order centre: its first tab, unless the address names that of projects, which has no path of its own. */
export function OrderCentreScreen() {
  const [query] = useSearchParams();
  const first = useCentreTabs()[0];
  if (query.get('kind') === 'project' || first === 'project') return <ProjectList />;
  return <Navigate to={first === undefined ? homePaths.staff : centrePath(first)} replace />;
}
