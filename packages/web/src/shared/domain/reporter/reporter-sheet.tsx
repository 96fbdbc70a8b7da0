import { add, modify, delete as removeCall } from '@svcdesk/core/contract/reporters';
import { useState } from 'react';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/question.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useSend } from '../../platform/api/use-send.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import { reporterText } from './phrases.ts';
import { type ChosenReporter, type Reporter, useReporters } from './reporter.ts';
import { type ReporterDraft, ReporterForm } from './reporter-form.tsx';
import { ReporterList } from './reporter-list.tsx';

interface ReporterSheetProps {
  cellId: string;
  chosen: ChosenReporter | undefined;
  onChoose: (reporter: ChosenReporter | undefined) => void;
  onClosed: () => void;
}

/** Reporters of a site: choose, add, correct, delete. */
export function ReporterSheet({ cellId, chosen, onChoose, onClosed }: ReporterSheetProps) {
  const text = useText(reporterText);
  const shared = useText(sharedText);
  const reporters = useReporters(cellId);
  const [edited, setEdited] = useState<Reporter | 'new'>();
  const adding = useSend(add, { toastFailure: true });
  const changing = useSend(modify, { toastFailure: true });
  const removing = useSend(removeCall, { toastFailure: true });

  async function save(draft: ReporterDraft, close: () => void): Promise<boolean> {
    const saved =
      edited === 'new' || edited === undefined
        ? await adding.send(() => ({ cellId, ...draft }))
        : await changing.send(() => ({ id: edited.id, ...draft }));
    if (saved === undefined) return false;
    showToast(text.saved);
    setEdited(undefined);
    // One who was chosen goes on under the corrected name.
    if (edited === 'new' || saved.id === chosen?.id) onChoose(saved);
    if (edited === 'new') close();
    return true;
  }

  async function remove({ id, name }: Reporter): Promise<void> {
    const sure = await confirm({
      title: text.removeAsk(name),
      words: text.removeWords,
      okLabel: shared.action.remove,
      cancelLabel: shared.action.cancel,
      danger: true,
    });
    if (!sure || (await removing.send(() => ({ id }))) === undefined) return;
    if (id === chosen?.id) onChoose(undefined);
    showToast(text.removed);
  }

  return (
    <Sheet title={text.title} onClosed={onClosed}>
      {(close) =>
        edited === undefined ? (
          <>
            <Loaded query={reporters} cards={1}>
              {(list) => (
                <ReporterList
                  reporters={list}
                  chosenId={chosen?.id}
                  onChoose={(reporter) => {
                    onChoose(reporter);
                    close();
                  }}
                  onEdit={setEdited}
                  onRemove={(reporter) => void remove(reporter)}
                />
              )}
            </Loaded>
            <Button kind="main" block onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          </>
        ) : (
          <ReporterForm
            cellId={cellId}
            reporter={edited === 'new' ? undefined : edited}
            onCancel={() => setEdited(undefined)}
            onSave={(draft) => save(draft, close)}
          />
        )
      }
    </Sheet>
  );
}
