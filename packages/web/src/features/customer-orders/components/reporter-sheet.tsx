import { add, modify, delete as removeCall } from '@svcdesk/core/contract/reporters';
import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { ask } from '../../../shared/components/question-store.ts';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import type { Reporter } from '../data/use-site-data.ts';
import { ordersText } from '../phrases/index.ts';
import { type ReporterDraft, ReporterForm } from './reporter-form.tsx';
import './reporter-sheet.css';

interface ReporterSheetProps {
  cellId: string;
  reporters: readonly Reporter[];
  onChoose: (reportId: string) => void;
  onClosed: () => void;
}

/** Reporters of a site: choose, add, correct, delete. */
export function ReporterSheet({ cellId, reporters, onChoose, onClosed }: ReporterSheetProps) {
  const { reporters: text } = useText(ordersText);
  const shared = useText(sharedText);
  const [edited, setEdited] = useState<Reporter | 'new'>();
  const adding = useSend(add, { toastFailure: true });
  const changing = useSend(modify, { toastFailure: true });
  const removing = useSend(removeCall, { toastFailure: true });

  async function save(draft: ReporterDraft, close: () => void): Promise<void> {
    const saved =
      edited === 'new' || edited === undefined
        ? await adding.send(() => ({ cellId, ...draft }))
        : await changing.send(() => ({ id: edited.id, ...draft }));
    if (saved === undefined) return;
    showToast(text.saved);
    setEdited(undefined);
    if (edited !== 'new') return;
    onChoose(saved.id);
    close();
  }

  async function remove({ id, name }: Reporter): Promise<void> {
    const sure = await ask({
      title: text.removeAsk(name),
      words: text.removeWords,
      okLabel: shared.action.remove,
      cancelLabel: shared.action.cancel,
      danger: true,
    });
    if (!sure || (await removing.send(() => ({ id }))) === undefined) return;
    showToast(text.removed);
  }

  return (
    <Sheet title={text.title} onClosed={onClosed}>
      {(close) =>
        edited === undefined ? (
          <>
            {reporters.length === 0 && <p className="sd-meta sd-reporter-none">{text.none}</p>}
            <ul className="sd-reporters">
              {reporters.map((reporter) => (
                <li key={reporter.id} className="sd-row">
                  <button
                    type="button"
                    className="sd-reporter sd-grow"
                    aria-label={text.choose(reporter.name)}
                    onClick={() => {
                      onChoose(reporter.id);
                      close();
                    }}
                  >
                    {reporter.name} <span className="sd-meta sd-num">{reporter.phone}</span>
                  </button>
                  <IconButton
                    icon="edit"
                    label={text.edit(reporter.name)}
                    onClick={() => setEdited(reporter)}
                  />
                  <IconButton
                    icon="trash"
                    label={text.remove(reporter.name)}
                    onClick={() => void remove(reporter)}
                  />
                </li>
              ))}
            </ul>
            <Button kind="main" block onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          </>
        ) : (
          <ReporterForm
            reporter={edited === 'new' ? undefined : edited}
            onCancel={() => setEdited(undefined)}
            onSave={(draft) => save(draft, close)}
          />
        )
      }
    </Sheet>
  );
}
