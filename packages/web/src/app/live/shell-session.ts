import { takeOver } from '@svcdesk/core';
import { caller, session } from '../../shared/platform/api/caller.ts';
import { findShellAround } from '../../shared/platform/shell.ts';

/**
 * One session in the app and the native shell around it: the shell's token is taken over, and the app's is sent to the
 * shell, which then signs in its own calls. A page that embeds the app is not trusted with either.
 */
export async function shareSession(): Promise<void> {
  const shell = await findShellAround();
  if (!shell || shell.kind === 'frame') return;
  const { bridge } = shell;
  bridge.on('token', ({ token }) => {
    // The one that is here already, sent back.
    if (token === session.token()) return;
    // A token that is no good leaves the app where it is: signed in as before, or at the sign-in.
    takeOver(caller, session, token).catch(() => undefined);
  });
  const send = () => {
    const token = session.token();
    bridge.send('token', token === undefined ? {} : { token });
  };
  session.subscribe(send);
  send();
}
