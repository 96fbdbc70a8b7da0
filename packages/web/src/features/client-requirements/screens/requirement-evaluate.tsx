import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { useRecordId, WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import { EvaluateForm } from '../../../shared/domain/client-order/evaluate-form.tsx';
import { clientOrderText } from '../../../shared/domain/client-order/phrases.ts';
import { useRequirement } from '../../../shared/domain/requirement/use-requirement.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId } from '../../../shared/platform/paths.ts';
import { NothingToRate } from '../nothing-to-rate.tsx';

/** Rates what was done for a requirement: the order that it became. */
export function RequirementEvaluateScreen() {
  const id = useRecordId();
  const { evaluate: text } = useText(clientOrderText);
  const requirement = useRequirement(id);
  const orderId = requirement.data?.orderId;
  if (orderId !== undefined) {
    return (
      <WithRecord kind={clientOrder} id={orderId} action="evaluate" title={text.title} Form={EvaluateForm} />
    );
  }
  return (
    <Page backTo={withId(clientPaths.requirement.detail, id)}>
      <Loaded query={requirement} cards={2}>
        {() => <NothingToRate id={id} why="noOrder" />}
      </Loaded>
    </Page>
  );
}
