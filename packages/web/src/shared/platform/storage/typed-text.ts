import { readStored, storageKeys, writeStored } from './web-storage.ts';

/** What was typed into a form that also takes passwords or codes, by field. Those never stand in here. */
export type TypedText = Readonly<Record<string, string>>;

const ofVisit = () => sessionStorage;
const keyOf = (form: string) => `${storageKeys.typed}.${form}`;

/** What was typed before a reload or on the way back: of this tab alone, and gone with it. */
export function readTyped(form: string): TypedText {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(form), ofVisit) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** Keeps it; nothing typed leaves nothing behind. */
export function keepTyped(form: string, typed: TypedText): void {
  const isEmpty = Object.values(typed).every((text) => text === '');
  writeStored(keyOf(form), isEmpty ? null : JSON.stringify(typed), ofVisit);
}

/** The server has it. */
export function forgetTyped(form: string): void {
  writeStored(keyOf(form), null, ofVisit);
}
