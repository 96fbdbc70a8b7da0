import { useState } from 'react';
import { Card } from '../../shared/components/card.tsx';
import { Check } from '../../shared/components/check.tsx';
import { CheckChips } from '../../shared/components/check-chips.tsx';
import { RadioChips, Segments } from '../../shared/components/choice.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { Page } from '../../shared/components/page.tsx';
import { Rating } from '../../shared/components/rating.tsx';
import { Toggle } from '../../shared/components/toggle.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

export function ChoiceSample() {
  const text = useText(galleryText).choices;
  const [agreed, setAgreed] = useState(false);
  const [minutes, setMinutes] = useState<string>();
  const [tags, setTags] = useState<string[]>([]);
  const [view, setView] = useState<'month' | 'week' | 'day'>('month');
  const [stars, setStars] = useState(0);
  const [duty, setDuty] = useState(false);
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <Check checked={agreed} onChange={setAgreed}>
          {text.agree}
        </Check>
        <FieldFrame label={text.one} group>
          <RadioChips
            options={[30, 45, 60, 90].map((count) => ({ value: String(count), label: text.minutes(count) }))}
            value={minutes}
            onChange={setMinutes}
          />
        </FieldFrame>
        <FieldFrame label={text.several} group>
          <CheckChips
            options={Object.entries(text.tags).map(([value, label]) => ({ value, label }))}
            values={tags}
            onChange={setTags}
          />
        </FieldFrame>
        <FieldFrame label={text.stars} group>
          <Rating value={stars} onChange={setStars} />
        </FieldFrame>
        <FieldFrame label={text.duty} hint={text.dutyHint}>
          <Toggle checked={duty} onChange={setDuty} />
        </FieldFrame>
      </Card>
      <Segments
        label={text.view}
        options={(['month', 'week', 'day'] as const).map((value) => ({ value, label: text.views[value] }))}
        value={view}
        onChange={setView}
      />
    </Page>
  );
}
