import { MePage } from '../../../shared/me/me-page.tsx';

export function StaffMeScreen() {
  return <MePage />;
}
