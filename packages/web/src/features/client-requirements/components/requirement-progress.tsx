import type { RequirementRecord } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementHistory } from '../../../shared/domain/requirement/requirement-history.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { requirementsText } from '../phrases/index.ts';

/** What happened to a requirement, in its customer's words. */
export function RequirementProgress({ records }: { records: readonly RequirementRecord[] }) {
  return <RequirementHistory records={records} happened={useText(requirementsText).happened} />;
}
