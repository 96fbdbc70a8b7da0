import { useLayoutEffect, useState } from 'react';
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

/** The one field of a form that is no secret: a reload and the way back find it as it was. */
export function useTyped(form: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  // After the first draw, which for the sign-in is the same for everybody; what was typed meanwhile is newer.
  useLayoutEffect(() => setText((now) => (now === '' ? (readTyped(form).text ?? '') : now)), [form]);
  return [
    text,
    (typed) => {
      setText(typed);
      keepTyped(form, { text: typed });
    },
  ];
}
