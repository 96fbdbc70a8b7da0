import { useState } from 'react';
import { PickField } from '../../shared/blocks/pick/pick-field.tsx';
import { PickerSheet } from '../../shared/blocks/pick/picker-sheet.tsx';
import { type Found, useFoundHere, useTyped } from '../../shared/blocks/pick/use-found.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import type { Candidate } from '../../shared/domain/assign/candidate.ts';
import { CandidateRow } from '../../shared/domain/assign/candidate-row.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

const sitesCount = 5000;

/** As from the server: all there. */
const answered = (data: readonly Found[]) => ({
  data,
  error: null,
  isPending: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: async () => undefined,
});

export function PickerSample() {
  const text = useText(galleryText).pickers;
  const [site, setSite] = useState<Found>();
  const [several, setSeveral] = useState<readonly Found[]>([]);
  const [open, setOpen] = useState(false);
  return (
    <Page title={text.title} backTo="/gallery">
      <div className="sd-stack">
        <Card>
          <PickField label={text.site} chosen={site}>
            {(onClosed) => (
              <SampleSheet
                chosen={site ? [site] : []}
                onChoose={([one]) => setSite(one)}
                onClosed={onClosed}
              />
            )}
          </PickField>
        </Card>
        <Button onClick={() => setOpen(true)}>{text.several(several.length)}</Button>
        <Card title={text.person}>
          <CandidateRow candidate={{ ...person, words: text.name }} />
        </Card>
      </div>
      {open && <SampleSheet several chosen={several} onChoose={setSeveral} onClosed={() => setOpen(false)} />}
    </Page>
  );
}

interface SampleSheetProps {
  chosen: readonly Found[];
  several?: boolean;
  onChoose: (items: readonly Found[]) => void;
  onClosed: () => void;
}

function SampleSheet(props: SampleSheetProps) {
  const text = useText(galleryText).pickers;
  const search = useTyped();
  const [query] = useState(() =>
    answered(
      Array.from({ length: sitesCount }, (_, index) => ({
        id: String(index),
        words: text.nth(index + 1),
        note: text.customer,
      })),
    ),
  );
  return (
    <PickerSheet
      {...props}
      title={text.site}
      searchHint={text.hint}
      search={search}
      list={useFoundHere(query, search.words)}
      recent="sample"
    />
  );
}

const person: Candidate = {
  id: 'p',
  words: '',
  load: 0.42,
  openCount: 2,
  distance: 2100,
  onDuty: true,
  fits: true,
  best: true,
  reasons: ['onDuty', 'closeBy'],
};
