import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { MessageView } from '../components/message-view.tsx';

export function ClientMessageDetailScreen() {
  return <MessageView side="client" orderPath={clientPaths.detail} />;
}

export function StaffMessageDetailScreen() {
  return <MessageView side="staff" orderPath={staffPaths.detail} />;
}
