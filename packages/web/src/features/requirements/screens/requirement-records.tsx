import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { useRecordId } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { RequirementHistory } from '../../../shared/domain/requirement/requirement-history.tsx';
import { useRequirementRecords } from '../../../shared/domain/requirement/use-requirement.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { handlingText } from '../phrases.ts';

/** Everything that happened to a requirement. */
export function RequirementRecordsScreen() {
  const text = useText(handlingText);
  const id = useRecordId();
  return (
    <QueryPage query={useRequirementRecords(id)} backTo={withId(staffPaths.requirement.detail, id)}>
      {(records) => (
        <Card>
          <RequirementHistory records={records} happened={text.happened} />
        </Card>
      )}
    </QueryPage>
  );
}
