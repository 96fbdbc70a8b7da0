import { Invitations } from './invitations.tsx';
import { JoinRequests } from './join-requests.tsx';

/** Who wants to belong to us, and whom we have invited: for whoever manages members. */
export function Members() {
  return (
    <>
      <JoinRequests />
      <Invitations />
    </>
  );
}
