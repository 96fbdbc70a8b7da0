/** A title longer than this is no title any more; the rest is in the content. */
const maxTitleLength = 60;
const sentenceEnd = /[\n。！？!?；;]|\.(?=\s|$)/u;

/** What an order is called by the one text of its report, and the text itself where the title does not hold all of it. */
export function titleOf(words: string): { title: string; content: string | undefined } {
  const whole = words.trim();
  const first = whole.split(sentenceEnd, 1)[0]?.trim() || whole;
  const letters = [...first];
  const title = letters.length > maxTitleLength ? `${letters.slice(0, maxTitleLength - 1).join('')}…` : first;
  return { title, content: title === whole ? undefined : whole };
}
