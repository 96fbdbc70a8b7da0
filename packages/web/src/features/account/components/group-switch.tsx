import { auth } from '@svcdesk/core/contract';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Select } from '../../../shared/components/select.tsx';
import type { Account } from '../../../shared/platform/api/account.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';

/** In which of their groups somebody works now; who has only one has nothing to choose. */
export function GroupSwitch({ account: { groups, currentGroupId } }: { account: Account }) {
  const text = useText(accountText).group;
  const { send, busy } = useSend(auth.switchGroup, { toastFailure: true });
  if (groups.length < 2) return null;
  const work = async (groupId: string | undefined) => {
    if (groupId === undefined || groupId === currentGroupId) return;
    const done = await send(() => ({ groupId }));
    const chosen = groups.find(({ id }) => id === groupId);
    if (done !== undefined && chosen) showToast(text.done(chosen.name));
  };
  return (
    <Card>
      <FieldFrame label={text.label} hint={text.hint}>
        <Select
          title={text.label}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={currentGroupId}
          onChange={(groupId) => void work(groupId)}
          disabled={busy}
        />
      </FieldFrame>
    </Card>
  );
}
