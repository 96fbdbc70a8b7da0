import { tree } from '@svcdesk/core/contract/asset-classes';
import { useSearchParams } from 'react-router-dom';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { pathTo } from '../../../shared/components/option.ts';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../../shared/platform/paths.ts';
import { assetsText } from '../phrases.ts';

/** Classes of assets, level by level: a class leads to its assets, or to the classes below it. */
export function AssetClassesScreen() {
  const text = useText(assetsText).classes;
  const [query] = useSearchParams();
  const classTree = useCall(tree, {});
  const cellId = query.get('cellId') ?? undefined;
  const within = query.get('class') ?? '';
  const toAssets = (classId?: string) => withQuery(staffPaths.asset.choose, { cellId, class: classId });
  return (
    <QueryPage query={classTree} backTo={toAssets()}>
      {(classes) => {
        const here = pathTo(classes, within).at(-1);
        const shown = here?.children ?? classes;
        if (shown.length === 0) return <EmptyState icon="device" title={text.none} />;
        return (
          <Rows>
            <Row to={toAssets(here?.value)}>{here?.label ?? text.all}</Row>
            {shown.map(({ value, label, children }) => (
              <Row
                key={value}
                to={
                  children?.length
                    ? withQuery(staffPaths.asset.classes, { cellId, class: value })
                    : toAssets(value)
                }
                extra={children?.length ? String(children.length) : undefined}
              >
                {label}
              </Row>
            ))}
          </Rows>
        );
      }}
    </QueryPage>
  );
}
