import { clientPaths } from '../../../shared/client-order/paths.ts';
import { staffPaths } from '../../../shared/order/staff-paths.ts';
import { MessageView } from '../components/message-view.tsx';

export function ClientMessageDetailScreen() {
  return <MessageView side="client" orderPath={clientPaths.detail} />;
}

export function StaffMessageDetailScreen() {
  return <MessageView side="staff" orderPath={staffPaths.detail} />;
}
