import { useText } from '../../platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { OrderCard } from '../order/order-card.tsx';
import { projectText } from './phrases.ts';
import { currentStage, type ProjectSummary, projectClock } from './project.ts';

interface ProjectCardProps {
  record: ProjectSummary;
  /** Opens the detail. */
  opens?: boolean;
}

/** A project order in a list, and on top of its forms: the stage that it is at stands where another kind names its catalogue. */
export function ProjectCard({ record, opens }: ProjectCardProps) {
  const text = useText(projectText);
  const stage = currentStage(record.stages);
  const place = record.stages.findIndex(({ id }) => id === stage?.id) + 1;
  const at = stage && text.at(place, record.stages.length, stage.name);
  return (
    <OrderCard
      to={opens ? withId(staffPaths.project.detail, record.id) : undefined}
      order={{ ...record, serverCatalogName: at, ...projectClock(record) }}
    />
  );
}
