import { useClientBadges } from '../../../shared/domain/client-order/use-client-badges.ts';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { MessageCenter } from '../components/message-center.tsx';

/** A customer's messages, one of their tabs. */
export function ClientMessageCenterScreen() {
  useClientBadges();
  return <MessageCenter side="client" />;
}

/** Messages of staff, reached by the bell. */
export function StaffMessageCenterScreen() {
  return <MessageCenter side="staff" backTo={staffPaths.home} />;
}
