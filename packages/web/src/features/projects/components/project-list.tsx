import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { CentreListPage } from '../../../shared/domain/order-centre/centre-list-page.tsx';
import { ProjectCard } from '../../../shared/domain/project/project-card.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useProjectChoices, useProjectList } from '../data/use-project-list.ts';
import { projectBook } from '../phrases.ts';

/** Project orders: those that name me, or all that I may see. */
export function ProjectList() {
  const text = useText(projectBook).list;
  const shown = useProjectList();
  const { state, scope, status, list, show } = shown;
  const usual = status === 'open';
  return (
    <CentreListPage
      here="project"
      title={text.title}
      state={state}
      {...useProjectChoices(shown)}
      list={list}
      estimatePx={116}
      renderItem={(thing) => <ProjectCard thing={thing} opens />}
      none={
        <EmptyState
          title={usual ? (scope === 'mine' ? text.none : text.noneAtAll) : text.noneFits}
          hint={usual && scope === 'mine' ? text.noneHint : undefined}
          action={<Button onClick={() => show({ scope: 'all', status: 'any' })}>{text.showAll}</Button>}
        />
      }
    />
  );
}
