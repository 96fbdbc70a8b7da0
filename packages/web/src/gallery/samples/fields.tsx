import { useState } from 'react';
import { Card } from '../../shared/components/card.tsx';
import { DateInput } from '../../shared/components/date-input.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { NumberField } from '../../shared/components/number-field.tsx';
import { Page } from '../../shared/components/page.tsx';
import { Select } from '../../shared/components/select.tsx';
import { TextArea } from '../../shared/components/text-area.tsx';
import { TextInput } from '../../shared/components/text-input.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

export function FieldSample() {
  const text = useText(galleryText).fields;
  const [name, setName] = useState('');
  const [statusText, setStory] = useState('');
  const [reading, setReading] = useState(5.2);
  const [day, setDay] = useState('');
  const [cause, setCause] = useState<string>();
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <FieldFrame label={text.name} required error={name === '' ? text.wrong : undefined}>
          <TextInput value={name} onChange={setName} placeholder={text.namePlaceholder} />
        </FieldFrame>
        <FieldFrame label={text.statusText}>
          <TextArea
            value={statusText}
            onChange={setStory}
            placeholder={text.storyPlaceholder}
            maxLength={60}
          />
        </FieldFrame>
        <FieldFrame label={text.reading} hint={text.readingHint}>
          <NumberField value={reading} onChange={setReading} min={0} max={50} step={0.1} digits={1} />
        </FieldFrame>
        <FieldFrame label={text.day}>
          <DateInput kind="date" value={day} onChange={setDay} />
        </FieldFrame>
        <FieldFrame label={text.cause}>
          <Select
            title={text.cause}
            value={cause}
            onChange={setCause}
            options={[
              {
                value: 'hardware',
                label: text.hardware,
                children: [
                  { value: 'worn', label: text.worn },
                  { value: 'broken', label: text.broken },
                ],
              },
              {
                value: 'software',
                label: text.software,
                children: [{ value: 'update', label: text.update }],
              },
            ]}
          />
        </FieldFrame>
      </Card>
    </Page>
  );
}
