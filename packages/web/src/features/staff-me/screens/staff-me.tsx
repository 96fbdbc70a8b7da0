import { MePage } from '../../../shared/domain/me/me-page.tsx';

export function StaffMeScreen() {
  return <MePage />;
}
