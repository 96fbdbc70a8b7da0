import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { delete as removeCall } from '@svcdesk/core/contract/reporters';
import { holdsPhone, normalizeSearch } from '@svcdesk/core/format';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { BottomBar } from '../../../shared/components/page.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { reporterText } from '../../../shared/domain/reporter/phrases.ts';
import type { Reporter } from '../../../shared/domain/reporter/reporter.ts';
import { ReporterList } from '../../../shared/domain/reporter/reporter-list.tsx';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId, withQuery } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { chooseReporter } from '../chosen-reporter.ts';
import { handlingText } from '../phrases.ts';
import { useReporterPage } from '../use-reporter-page.ts';

/** By a part of the name, or of the number in any writing. */
function isSought({ name, phone }: Reporter, typed: string): boolean {
  return normalizeSearch(`${name} ${phone}`).includes(normalizeSearch(typed)) || holdsPhone(phone, typed);
}

/** Who reports faults of the site: chosen by a tap, corrected and deleted beside it. */
export function ReporterListScreen() {
  const text = useText(reporterText);
  const own = useText(handlingText).toOrder;
  const shared = useText(sharedText);
  const navigate = useNavigate();
  const { requirementId, cellId, reporters, chosenId, goBack } = useReporterPage();
  const [typed, setTyped] = useState('');
  const removing = useSend(removeCall, { toastFailure: true });
  const edit = (id?: string) =>
    navigate(withQuery(staffPaths.requirement.reporter, { id: requirementId, cell: cellId, reporter: id }));

  async function remove({ id, name }: Reporter): Promise<void> {
    const sure = await confirm({
      title: text.removeAsk(name),
      words: text.removeWords,
      okLabel: shared.action.remove,
      cancelLabel: shared.action.cancel,
      danger: true,
    });
    if (sure && (await removing.send(() => ({ id }))) !== undefined) showToast(text.removed);
  }

  return (
    <QueryPage
      query={reporters}
      backTo={withId(staffPaths.requirement.toOrder, requirementId)}
      top={
        <search>
          <FieldFrame label={own.searchReporter}>
            <TextInput
              type="search"
              autoComplete="off"
              value={typed}
              onChange={setTyped}
              maxLength={maxKeywordLength}
            />
          </FieldFrame>
        </search>
      }
      bottom={
        <BottomBar>
          <Button kind="main" block onClick={() => edit()}>
            {text.add}
          </Button>
        </BottomBar>
      }
    >
      {(reporters) => (
        <Card>
          <ReporterList
            reporters={reporters.filter((each) => isSought(each, typed))}
            chosenId={chosenId}
            onChoose={(reporter) => {
              chooseReporter(requirementId, reporter);
              goBack();
            }}
            onEdit={({ id }) => void edit(id)}
            onRemove={(reporter) => void remove(reporter)}
          />
        </Card>
      )}
    </QueryPage>
  );
}
