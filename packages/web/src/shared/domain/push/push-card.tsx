import { push } from '@svcdesk/core/contract';
import { useState } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CheckChips } from '../../components/check-chips.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { showFailure } from '../../platform/api/failures.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import {
  keptPush,
  type PushSettings,
  type PushSupport,
  pushSupport,
  startPush,
  stopPush,
} from './browser-push.ts';
import { pushText } from './phrases.ts';

/** Whether this browser is notified of news while the app is shut, of which, and when not. */
export function PushCard({ accountId }: { accountId: string }) {
  const text = useText(pushText);
  const [support, setSupport] = useState<PushSupport>(pushSupport);
  const [kept, setKept] = useState(() => keptPush(accountId));
  const draft = useDraft<Partial<PushSettings>>('push', undefined, {});
  const { kinds, quietFrom = '', quietTo = '' } = { kinds: push.pushKinds, ...kept, ...draft.value };
  const isHalfQuiet = (quietFrom === '') !== (quietTo === '');
  if (support !== 'ready') {
    return (
      <Card title={text.title}>
        <p className="sd-meta">{text.support[support]}</p>
      </Card>
    );
  }
  const start = async () => {
    const quiet = quietFrom === '' ? {} : { quietFrom, quietTo };
    try {
      const started = await startPush(accountId, { kinds, ...quiet });
      if (typeof started === 'string') return setSupport(started);
      setKept(started);
      draft.next();
      showToast(text.saved);
    } catch (error) {
      showFailure(error);
    }
  };
  const stop = async () => {
    if (kept) await stopPush(accountId, kept.id);
    setKept(undefined);
    draft.discard();
    showToast(text.stopped);
  };
  return (
    <Card title={text.title}>
      <p className="sd-meta">{kept ? text.on : text.off}</p>
      <DraftNotice draft={draft} />
      <FieldFrame label={text.kinds} group error={kinds.length === 0 ? text.kindsMissing : undefined}>
        <CheckChips
          options={push.pushKinds.map((value) => ({ value, label: text.kind[value] }))}
          values={kinds}
          onChange={(chosen) => draft.change({ kinds: chosen })}
        />
      </FieldFrame>
      <FieldFrame label={text.quietFrom}>
        <TextInput type="time" value={quietFrom} onChange={(from) => draft.change({ quietFrom: from })} />
      </FieldFrame>
      <FieldFrame label={text.quietTo} hint={text.quietHint} error={isHalfQuiet ? text.quietHalf : undefined}>
        <TextInput type="time" value={quietTo} onChange={(to) => draft.change({ quietTo: to })} />
      </FieldFrame>
      <Button kind="tonal" block disabled={kinds.length === 0 || isHalfQuiet} onClick={start}>
        {kept ? text.save : text.start}
      </Button>
      {kept && (
        <Button kind="link" block onClick={stop}>
          {text.stop}
        </Button>
      )}
    </Card>
  );
}
