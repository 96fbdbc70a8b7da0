import { codeMessages } from './phrases.ts';
import { normalizeFigures } from './typed-text.ts';

/** Digits of a verification code. */
const codeLength = 6;

/** A longer text is no message with a code. */
const maxMessageLength = 2_000;

/** Figures with what is written without a blank around them, and groups of three with all that stand beside them. */
const figures = /\d+(?: \d{3})+(?![\w-])|[\w-]*\d[\w-]*/g;
const code = /^(?:[a-z]-)?(\d{3})[ -]?(\d{3})$/i;

const calledCode = new RegExp(codeMessages.code, 'gi');
const calledOtherwise = new RegExp(`(?:${codeMessages.other})[\\s:#-]*$`, 'i');

/** Who sends it, in brackets at the beginning or the end. */
const sender = /^\s*(?:【[^】]*】|\[[^\]]*\])|【[^】]*】\s*$/g;
const sentenceEnd = /[\n!?;。]|\.(?=\s|$)/;

/**
 * A verification code out of what was typed or pasted: six figures, in groups or full-width, or the whole message that
 * brought them with its minutes, phone numbers and senders. Text without one comes back as it is, without blanks around it.
 */
export function normalizeCode(text: string): string {
  if (text.length > maxMessageLength) return text;
  const plain = normalizeFigures(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  const typed = plain.replace(/[\s\p{P}\p{S}]/gu, '');
  if (/^\d*$/.test(typed) && typed.length <= codeLength) return typed;
  return pickedFrom(plain.replace(sender, '')) ?? pickedFrom(plain) ?? plain;
}

/** The six figures that stand nearest to a word for them, or the first. */
function pickedFrom(message: string): string | undefined {
  const found = message.split(sentenceEnd).flatMap((sentence) => {
    const names = [...sentence.matchAll(calledCode)];
    return [...sentence.matchAll(figures)].flatMap(({ 0: text, index: start }) => {
      const [, first, second] = code.exec(text) ?? [];
      if (!first) return [];
      const distances = names.map(({ 0: name, index }) =>
        distanceOf(
          index < start
            ? sentence.slice(index + name.length, start)
            : sentence.slice(start + text.length, index),
        ),
      );
      const other = calledOtherwise.test(sentence.slice(0, start)) ? maxMessageLength ** 2 : 0;
      return [{ picked: `${first}${second}`, distance: Math.min(maxMessageLength, ...distances) + other }];
    });
  });
  return found.sort((a, b) => a.distance - b.distance)[0]?.picked;
}

/** Characters between a word and figures; another clause is as far away as a good many of them. */
function distanceOf(between: string): number {
  return between.length + 20 * (between.match(/[,\u3001]/g)?.length ?? 0);
}
