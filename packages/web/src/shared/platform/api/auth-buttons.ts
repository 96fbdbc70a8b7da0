import { useCallback } from 'react';
import { create } from 'zustand';
import { forgetWithPerson } from '../storage/personal-data.ts';
import { readStored, storageKeys, writeStored } from '../storage/web-storage.ts';

function read(): readonly string[] {
  try {
    const codes: unknown = JSON.parse(readStored(storageKeys.authBtns) ?? '[]');
    return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

interface AuthButtonState {
  codes: readonly string[];
}

const useAuthButtons = create<AuthButtonState>(() => ({ codes: read() }));

/** Keeps the authorised buttons of the account under the local-storage key by which shells look for them. */
export function keepAuthButtons(codes: readonly string[] | undefined): void {
  writeStored(storageKeys.authBtns, codes === undefined ? null : JSON.stringify(codes));
  useAuthButtons.setState({ codes: codes ?? [] });
}

forgetWithPerson(() => keepAuthButtons(undefined));

/** Whether my role may ever do this; whether it can be done now is said by the object's own `can`. */
export function useMay(code: string): boolean {
  return useAuthButtons((state) => state.codes.includes(code));
}

/** The same outside of components. */
export function mayNow(code: string): boolean {
  return useAuthButtons.getState().codes.includes(code);
}

/** The same as a question, for what asks about many buttons. */
export function useMayPress(): (code: string) => boolean {
  const codes = useAuthButtons((state) => state.codes);
  return useCallback((code) => codes.includes(code), [codes]);
}
