import type { Side } from '@svcdesk/core/roles';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sidePaths } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { useUnreadMessages } from './use-unread-messages.ts';

/** The way to my messages in a header, with how many are unread. */
export function MessagesBell({ side }: { side: Side }) {
  const text = useText(sharedText);
  const { data } = useUnreadMessages();
  const count = data ? data.order + data.system : 0;
  return (
    <IconButton icon="bell" label={text.nav.messages} badge={count} to={sidePaths[side].messages.center} />
  );
}
