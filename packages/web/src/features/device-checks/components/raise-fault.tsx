import { find } from '@svcdesk/core/contract/assets';
import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { useRaiseAbout } from '../../../shared/domain/order-build/use-raise-about.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { showFailure } from '../../../shared/platform/api/show-failure.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

interface RaiseFaultProps {
  ciId: string;
  /** What is wrong, in a few words, and all that was found. */
  fault: string;
  summary: string;
  /** No order is at hand that it could be kept with. */
  main: boolean;
}

/** Opens a new order about the device, with what was found in it. */
export function RaiseFault({ ciId, fault, summary, main }: RaiseFaultProps) {
  const text = useText(book).attach;
  const raise = useRaiseAbout();
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    try {
      const asset = await caller.call(find, { ciId });
      await raise([asset], { title: text.raiseTitle(asset.name, fault), content: summary });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button kind={main ? 'main' : 'tonal'} busy={busy} onClick={open}>
      {text.raise}
    </Button>
  );
}
