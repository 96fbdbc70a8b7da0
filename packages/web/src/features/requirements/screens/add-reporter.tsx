import { add, modify } from '@svcdesk/core/contract/reporters';
import { Loaded, NotThere } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { reporterText } from '../../../shared/domain/reporter/phrases.ts';
import type { Reporter } from '../../../shared/domain/reporter/reporter.ts';
import { type ReporterDraft, ReporterForm } from '../../../shared/domain/reporter/reporter-form.tsx';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { handlingText } from '../phrases.ts';
import { useReporterPage } from '../use-reporter-page.ts';

/** A reporter of the site: a new one, or one who is corrected. */
export function AddReporterScreen() {
  const text = useText(reporterText);
  const own = useText(handlingText).toOrder;
  const { requirementId, cellId, reporters, reporterId, goBack } = useReporterPage(
    staffPaths.requirement.reporters,
  );
  const adding = useSend(add, { toastFailure: true });
  const changing = useSend(modify, { toastFailure: true });

  async function save(draft: ReporterDraft): Promise<boolean> {
    const saved =
      reporterId === undefined
        ? await adding.send(() => ({ cellId, ...draft }))
        : await changing.send(() => ({ id: reporterId, ...draft }));
    if (saved === undefined) return false;
    showToast(text.saved);
    goBack();
    return true;
  }

  const form = (known?: Reporter) => (
    <Card>
      <ReporterForm cellId={cellId} reporter={known} onSave={save} onCancel={goBack} />
    </Card>
  );
  const asNew = reporterId === undefined;
  return (
    <Page
      title={asNew ? undefined : own.editReporter}
      backTo={withId(staffPaths.requirement.reporters, requirementId)}
    >
      {asNew && cellId !== '' ? (
        form()
      ) : (
        <Loaded query={reporters} cards={1}>
          {(list) => {
            const known = list.find(({ id }) => id === reporterId);
            return known === undefined ? <NotThere /> : form(known);
          }}
        </Loaded>
      )}
    </Page>
  );
}
