import { useState } from 'react';
import { ActionMenu } from '../../shared/components/action-menu.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Page } from '../../shared/components/page.tsx';
import { confirm } from '../../shared/components/question.tsx';
import { Sheet } from '../../shared/components/sheet.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { galleryText } from '../phrases/index.ts';

export function OverlaySample() {
  const text = useText(galleryText).overlays;
  const buttons = useText(galleryText).buttons;
  const [open, setOpen] = useState(false);
  return (
    <Page
      title={text.title}
      backTo="/gallery"
      actions={
        <ActionMenu
          actions={[
            { key: 'a', label: buttons.tonal, onChoose: () => showToast(buttons.tonal) },
            {
              key: 'b',
              label: buttons.danger,
              danger: true,
              refusedBecause: text.why,
              onChoose: () => undefined,
            },
          ]}
        />
      }
    >
      <div className="sd-stack">
        <Button onClick={() => setOpen(true)}>{text.sheet}</Button>
        <Button
          onClick={async () => {
            const question = {
              title: text.sure,
              words: text.sureWords,
              okLabel: text.yes,
              cancelLabel: text.no,
            };
            showToast((await confirm(question)) ? text.yes : text.no);
          }}
        >
          {text.question}
        </Button>
        <Button onClick={() => showToast(text.done)}>{text.toast}</Button>
      </div>
      {open && (
        <Sheet title={text.sheet} onClosed={() => setOpen(false)}>
          {(close) => <Button onClick={close}>{text.inside}</Button>}
        </Sheet>
      )}
    </Page>
  );
}
