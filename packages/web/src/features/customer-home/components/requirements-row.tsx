import type { DataOf } from '@svcdesk/core/contract';
import { countStatus as countRequirements } from '@svcdesk/core/contract/requirements';
import { requirementStatus } from '@svcdesk/core/rules';
import { Mark } from '../../../shared/components/mark.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { clientRequirementPaths } from '../../../shared/domain/requirement/requirement-paths.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { homeText } from '../phrases.ts';

const open: readonly number[] = [requirementStatus.submitted, requirementStatus.handling];

function openOf(counts: DataOf<typeof countRequirements>): number {
  return counts.reduce((sum, { status, count }) => (open.includes(status) ? sum + count : sum), 0);
}

/** The way to what one asked for, with how much of it is still open. */
export function RequirementsRow({ cellId }: { cellId: string }) {
  const { requirements: text } = useText(homeText);
  const count = useCall(countRequirements, cellId === '' ? {} : { cellId }, { select: openOf }).data;
  return (
    <Rows>
      <Row
        prefix={<Mark icon="send" />}
        to={withQuery(clientRequirementPaths.list, { site: cellId || undefined })}
        sentence
        description={count === undefined ? undefined : text.open(count)}
      >
        {text.title}
      </Row>
    </Rows>
  );
}
