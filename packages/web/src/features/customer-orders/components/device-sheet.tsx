import { isSvcdeskError } from '@svcdesk/core';
import { find } from '@svcdesk/core/contract/assets';
import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import type { Account } from '../../../shared/platform/api/account.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { failureOf } from '../../../shared/platform/api/show-failure.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import type { Device } from '../data/build-draft.ts';
import { ordersText } from '../phrases/index.ts';

const codeMax = 100;

interface DeviceSheetProps {
  account: Account;
  onFound: (device: Device & { cellId: string }) => void;
  onClosed: () => void;
}

/** Finds a device by the code on it. */
export function DeviceSheet({ account, onFound, onClosed }: DeviceSheetProps) {
  const { build: text } = useText(ordersText);
  const shared = useText(sharedText);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function look(close: () => void): Promise<void> {
    const wanted = code.trim();
    if (wanted === '') return setWrong(text.deviceCodeMissing);
    setBusy(true);
    try {
      const asset = await caller.call(find, { code: wanted });
      const mine = account.cells?.some(({ id }) => id === asset.cellId);
      if (asset.flag === 0) return setWrong(text.deviceOffShelf(asset.name));
      if (!mine) return setWrong(text.deviceElsewhere);
      const { ciId: id, name, className, cellId } = asset;
      onFound({ id, name, code: asset.code, className, cellId });
      close();
    } catch (error) {
      setWrong(isSvcdeskError(error, 'notFound') ? text.deviceUnknown : failureOf(error).words);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet title={text.device} onClosed={onClosed}>
      {(close) => (
        <Form onSubmit={() => look(close)}>
          <FieldFrame label={text.deviceCode} hint={text.deviceCodeHint} error={wrong}>
            <TextInput
              value={code}
              onChange={(typed) => {
                setCode(typed);
                setWrong(undefined);
              }}
              maxLength={codeMax}
            />
          </FieldFrame>
          <Button kind="main" type="submit" block busy={busy}>
            {shared.action.search}
          </Button>
        </Form>
      )}
    </Sheet>
  );
}
