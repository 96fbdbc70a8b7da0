import { create } from 'zustand';
import { forgetWithPerson } from '../../shared/platform/storage/personal-data.ts';

/** What an engineer gave in the first step. In memory only: the code is a secret. */
interface EngineerSignUp {
  phone?: string;
  code?: string;
  /** From the address one came by. */
  inviteCode?: string;
}

export const useEngineerSignUp = create<EngineerSignUp>(() => ({}));

forgetWithPerson(() => useEngineerSignUp.setState({}, true));
