import { create } from 'zustand';
import { forgetWithPerson } from '../../shared/platform/storage/personal-data.ts';

/** How far a person is who forgot their password. In memory only: these are secrets. */
interface Recovery {
  ticket?: string;
  maskedPhone?: string;
  code?: string;
}

export const useRecovery = create<Recovery>(() => ({}));

forgetWithPerson(() => useRecovery.setState({}, true));
