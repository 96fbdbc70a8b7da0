import { MessageView } from '../components/message-view.tsx';

export function ClientMessageDetailScreen() {
  return <MessageView side="client" />;
}

export function StaffMessageDetailScreen() {
  return <MessageView side="staff" />;
}
