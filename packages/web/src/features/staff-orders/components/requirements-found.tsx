import { list } from '@svcdesk/core/contract/requirements';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { staffRequirementPaths } from '../../../shared/domain/requirement/requirement-paths.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { listText } from '../phrases.ts';

/** How many requirements a keyword finds, and the way to them; nothing where there are none. */
export function RequirementsFound({ keyword }: { keyword: string }) {
  const text = useText(listText);
  const found = useCall(list, { keyword, size: 1 }).data;
  if (found === undefined || found.total === 0) return null;
  const to = withQuery(staffRequirementPaths.list, { status: 'any', q: keyword });
  return (
    <Rows label={text.requirements}>
      <Row to={to}>{text.requirementsFound(found.total)}</Row>
    </Rows>
  );
}
