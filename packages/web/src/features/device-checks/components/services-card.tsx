import { Card } from '../../../shared/components/card.tsx';
import { Pill } from '../../../shared/components/pill.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { DeviceStatus } from '../data/status.ts';
import { text as book } from '../phrases.ts';

const tones = { open: 'ok', denied: 'late', garbled: 'late', silent: 'soon' } as const;

/** By which ways the device answers. */
export function ServicesCard({ services }: Pick<DeviceStatus, 'services'>) {
  const text = useText(book).service;
  if (services.length === 0) return null;
  return (
    <Card title={text.title}>
      <Rows plain label={text.title}>
        {services.map(({ name, port, state, latencyMs }) => (
          <Row
            key={`${name}-${port}`}
            description={latencyMs === undefined ? undefined : text.ms(Math.round(latencyMs))}
            extra={
              <Pill tone={tones[state as keyof typeof tones] ?? 'plain'}>
                {text.state[state as keyof typeof text.state] ?? state}
              </Pill>
            }
          >
            {text.name[name as keyof typeof text.name] ?? name} {port}
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
