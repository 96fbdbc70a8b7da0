import { Icon } from '../../../shared/components/icon.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { workbenchText } from '../phrases.ts';
import { useEntries } from '../use-entries.ts';

/** The same entries as a plain list. */
export function ClassicWorkbenchScreen() {
  const text = useText(workbenchText);
  const entries = useEntries();
  return (
    <Page backTo={staffPaths.workbench}>
      <Rows label={text.entries}>
        {entries.map(({ code, name, icon, path }) => (
          <Row key={code} to={path} prefix={<Icon name={icon} />}>
            {name}
          </Row>
        ))}
      </Rows>
    </Page>
  );
}
