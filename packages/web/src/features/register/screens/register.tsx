import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../shared/platform/api/session.ts';
import { AcceptInvite } from '../components/accept-invite.tsx';
import { RegisterForm } from '../components/register-form.tsx';

/** A customer's account: by an invitation at once, else when somebody lets them in. Who has one uses the invitation with it. */
export function RegisterScreen() {
  const [query] = useSearchParams();
  const inviteCode = query.get('inviteCode') ?? undefined;
  const signedIn = useSession((state) => state.signedIn !== undefined);
  // While it signs in what it made, the form stays.
  return signedIn ? <AcceptInvite inviteCode={inviteCode} /> : <RegisterForm inviteCode={inviteCode} />;
}
