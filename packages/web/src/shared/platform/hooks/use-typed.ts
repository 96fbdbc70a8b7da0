import { useLayoutEffect, useState } from 'react';
import { keepTyped, readTyped } from '../storage/typed-text.ts';

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
