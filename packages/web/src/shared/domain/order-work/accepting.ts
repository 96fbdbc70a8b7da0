import { create } from 'zustand';
import { forgetWithPerson } from '../../platform/storage/personal-data.ts';

/** The order that is about to be taken over, in half a sheet over the page that shows it. */
export const useAccepting = create<{ id?: string }>(() => ({}));

forgetWithPerson(() => useAccepting.setState({}, true));

export function askToAccept(id: string): void {
  useAccepting.setState({ id });
}

export function acceptAsked(): void {
  useAccepting.setState({ id: undefined });
}
