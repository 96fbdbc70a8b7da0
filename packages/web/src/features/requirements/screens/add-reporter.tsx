import { add, modify } from '@svcdesk/core/contract/reporters';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { reporterText } from '../../../shared/domain/reporter/phrases/index.ts';
import { useReporters } from '../../../shared/domain/reporter/reporter.ts';
import { type ReporterDraft, ReporterForm } from '../../../shared/domain/reporter/reporter-form.tsx';
import {
  aboutRequirement,
  staffRequirementPaths as paths,
} from '../../../shared/domain/requirement/requirement-paths.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { useReporterPage } from '../data/use-reporter-page.ts';
import { handlingText } from '../phrases/index.ts';

/** Somebody who reports faults of the site: a new one, or one who is corrected. */
export function AddReporterScreen() {
  const text = useText(reporterText);
  const own = useText(handlingText).toOrder;
  const { requirementId, cellId, reporterId, goBack } = useReporterPage(paths.reporters);
  const known = useReporters(cellId).data?.find(({ id }) => id === reporterId);
  const adding = useSend(add, { toastFailure: true });
  const changing = useSend(modify, { toastFailure: true });

  async function save(draft: ReporterDraft): Promise<void> {
    const saved =
      reporterId === undefined
        ? await adding.send(() => ({ cellId, ...draft }))
        : await changing.send(() => ({ id: reporterId, ...draft }));
    if (saved === undefined) return;
    showToast(text.saved);
    goBack();
  }

  const waits = cellId === '' || (reporterId !== undefined && known === undefined);
  return (
    <Page
      title={reporterId === undefined ? undefined : own.editReporter}
      backTo={aboutRequirement(paths.reporters, requirementId)}
    >
      {waits ? (
        <Skeleton cards={1} />
      ) : (
        <Card>
          <ReporterForm reporter={known} onSave={save} onCancel={goBack} />
        </Card>
      )}
    </Page>
  );
}
