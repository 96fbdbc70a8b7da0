import { breakLock } from '@svcdesk/core/contract/requirements';
import { requirementStatus } from '@svcdesk/core/rules';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import { Button } from '../../shared/components/button.tsx';
import { Notice } from '../../shared/components/notice.tsx';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import { staffRequirement } from '../../shared/domain/requirement/requirement-kind.tsx';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { handlingText } from './phrases.ts';

interface LockNoticeProps {
  requirement: Requirement;
  onTake: () => Promise<void>;
  onGiveBack: () => Promise<void>;
}

/** Who is at it and until when: me, or a colleague whom a lead may stop; nothing while it is free. */
export function LockNotice({ requirement, onTake, onGiveBack }: LockNoticeProps) {
  const text = useText(handlingText).lock;
  const nowMs = useNow();
  const locale = useLocale((state) => state.locale);
  const breaks = useAction({
    kind: staffRequirement,
    record: requirement,
    action: 'breakLock',
    call: breakLock,
    request: () => ({ id: requirement.id }),
  });
  const { lock, status, can } = requirement;
  if (status > requirementStatus.handling) return null;
  if (lock === undefined) {
    return (
      <Notice icon="lock" tone="plain" action={<Small onClick={onTake}>{text.take}</Small>}>
        {text.nobody}
      </Notice>
    );
  }
  const until = momentWords(lock.untilAt, nowMs);
  if (lock.mine) {
    const left = Math.max(1, Math.round((Date.parse(lock.untilAt) - nowMs) / 60_000));
    return (
      <Notice icon="lock" action={<Small onClick={onGiveBack}>{text.giveBack}</Small>}>
        {text.mine(until, minutesText(left, locale))}
      </Notice>
    );
  }
  const stop = async () => {
    if (await breaks()) await onTake();
  };
  return (
    <Notice
      icon="lock"
      tone="soon"
      action={can.includes('breakLock') && <Small onClick={stop}>{text.break}</Small>}
    >
      {text.other(lock.byName, until)}
    </Notice>
  );
}

function Small({ onClick, children }: { onClick: () => Promise<unknown>; children: string }) {
  return (
    <Button kind="link" small onClick={onClick}>
      {children}
    </Button>
  );
}
