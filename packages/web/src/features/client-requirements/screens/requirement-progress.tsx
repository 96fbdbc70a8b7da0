import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { useRecordId } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Progress } from '../../../shared/domain/client-order/progress.tsx';
import { useHistory } from '../../../shared/domain/order/use-order.ts';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementHistory } from '../../../shared/domain/requirement/requirement-history.tsx';
import { useRequirement, useRequirementRecords } from '../../../shared/domain/requirement/use-requirement.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId } from '../../../shared/platform/paths.ts';
import { requirementsText } from '../phrases.ts';

/** All that happened: to the order that was made of it, and before that to the requirement. */
export function RequirementProgressScreen() {
  const { happened } = useText(requirementsText);
  const id = useRecordId();
  const requirement = useRequirement(id);
  const records = useRequirementRecords(id);
  return (
    <Page
      backTo={withId(clientPaths.requirement.detail, id)}
      onRefresh={() => Promise.all([requirement.refetch(), records.refetch()])}
    >
      <div className="sd-stack">
        {requirement.data?.orderId !== undefined && <OfOrder requirement={requirement.data} />}
        <Card>
          <Loaded query={records} cards={1}>
            {(loaded) => <RequirementHistory records={loaded} happened={happened} />}
          </Loaded>
        </Card>
      </div>
    </Page>
  );
}

function OfOrder({ requirement: { orderId = '', orderNo = '' } }: { requirement: Requirement }) {
  const { happened: text } = useText(requirementsText);
  const history = useHistory(orderId);
  return (
    <Card title={<span className="sd-num">{text.ofOrder(orderNo)}</span>}>
      <Loaded query={history} cards={1}>
        {(records) => <Progress records={records} />}
      </Loaded>
    </Card>
  );
}
