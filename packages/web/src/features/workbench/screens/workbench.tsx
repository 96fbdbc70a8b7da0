import { Link } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { homePaths } from '../../../shared/platform/public-paths.ts';
import { EntryGrid } from '../components/entry-grid.tsx';
import { FiguresCard } from '../components/figures-card.tsx';
import { SeriesCard } from '../components/series-card.tsx';
import { useSpan } from '../data/use-span.ts';
import { paths } from '../paths.ts';
import { workbenchText } from '../phrases.ts';

/** Everything that one may open, and how it has gone: figures and series of one's own, one's groups or everybody. */
export function WorkbenchScreen() {
  const text = useText(workbenchText);
  const span = useSpan();
  return (
    <Page backTo={homePaths.staff} onRefresh={span.refresh}>
      <div className="sd-stack">
        <Card title={text.entries} aside={<Link to={paths.classic}>{text.classic}</Link>}>
          <EntryGrid />
        </Card>
        <FiguresCard span={span} />
        <SeriesCard span={span} />
      </div>
    </Page>
  );
}
