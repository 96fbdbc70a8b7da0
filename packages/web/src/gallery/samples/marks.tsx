import { Avatar } from '../../shared/components/avatar.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { Pill, type PillTone, ProgressBar } from '../../shared/components/marks.tsx';
import { Notice } from '../../shared/components/notice.tsx';
import { Page } from '../../shared/components/page.tsx';
import { ProgressRing } from '../../shared/components/progress-ring.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

const states = ['pending', 'assigned', 'processing', 'suspended', 'resolved', 'closed', 'cancelled'] as const;
const clock = ['late', 'soon', 'ok', 'accent', 'plain'] as const satisfies readonly PillTone[];
const bars = { ok: 30, soon: 84, late: 100, paused: 60, accent: 45, over: 120 } as const;

export function MarkSample() {
  const text = useText(galleryText).marks;
  return (
    <Page
      title={text.title}
      backTo="/gallery"
      actions={<IconButton icon="bell" label={text.messages} badge={12} />}
      top={
        <Notice
          band
          icon="lock"
          action={
            <Button kind="link" small>
              {text.release}
            </Button>
          }
        >
          {text.notice}
        </Notice>
      }
    >
      <Notice icon="edit">{text.kept}</Notice>
      <Notice icon="warning" tone="late">
        {text.late}
      </Notice>
      <Card>
        <p className="sd-wrap">
          {states.map((tone) => (
            <Pill key={tone} tone={tone}>
              {text.states[tone]}
            </Pill>
          ))}
        </p>
        <p className="sd-wrap">
          {clock.map((tone) => (
            <Pill key={tone} tone={tone}>
              {text.clock[tone]}
            </Pill>
          ))}
        </p>
      </Card>
      <Card>
        <div className="sd-stack">
          {Object.entries(bars).map(([tone, percent]) => (
            <ProgressBar key={tone} label={text.used} percent={percent} tone={tone as keyof typeof bars} />
          ))}
        </div>
      </Card>
      <Card>
        <div className="sd-wrap">
          {[42, 82, 120].map((load) => (
            <ProgressRing key={load} label={text.load} percent={load}>
              <Avatar name={text.first} size={34} />
            </ProgressRing>
          ))}
          <Avatar name={text.first} size={56} me />
          <Avatar name={text.second} size={36} duty />
          <Avatar name={text.third} size={36} duty={false} />
        </div>
      </Card>
    </Page>
  );
}
