import { useState } from 'react';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { Button } from '../../components/button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { listed } from '../../platform/i18n/listed.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type Mentioned, namedIn, withNames } from './mentions.ts';
import { actText } from './phrases/act.ts';

const PeopleSheet = lazySheet(async () => (await import('../people/people-sheet.tsx')).PeopleSheet);

interface Note {
  content: string;
  internal: boolean;
  mentions: readonly Mentioned[];
}

/** Names colleagues in a note, by the button or by typing "@"; the note is then among colleagues unless one says otherwise. */
export function MentionButton({ form }: { form: FieldsHandle<Note> }) {
  const text = useText(actText).progress;
  const { content, mentions } = form.fields;
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(content);
  if (seen !== content) {
    setSeen(content);
    // Only what is typed asks: a note that is put back, or a sign that is left standing, does not.
    if (content === `${seen}@`) setOpen(true);
  }
  const named = namedIn(content, mentions);
  return (
    <>
      <div className="sd-row">
        <span className="sd-meta sd-grow" role="status">
          {named.length > 0 && text.mentioned(listed(named.map(({ words }) => words)))}
        </span>
        <Button small kind="link" onClick={() => setOpen(true)}>
          @ {text.mention}
        </Button>
      </div>
      {open && (
        <PeopleSheet
          title={text.mention}
          several
          chosen={[...named]}
          onChoose={(people) => {
            const chosen = people.map(({ id, words }) => ({ id, words }));
            form.set({
              mentions: chosen,
              content: withNames(content, chosen),
              ...(chosen.length > 0 && { internal: true }),
            });
          }}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
