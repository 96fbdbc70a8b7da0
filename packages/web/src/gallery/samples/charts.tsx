import { BarChart } from '../../shared/components/bar-chart.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Donut } from '../../shared/components/donut.tsx';
import { LineChart } from '../../shared/components/line-chart.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

const month = Array.from({ length: 30 }, (_, index) => ({
  label: `11-${String(index + 1).padStart(2, '0')}`,
  values: [(index * 7) % 13, (index * 5) % 11],
}));
const months = [92, 88, undefined, 95, 97, 100];
const counts = [38, 21, 12, 9, 6, 4, 2];

/** Charts with few and with many values; each is a table as well. */
export function ChartSample() {
  const text = useText(galleryText).charts;
  const series = [text.created, text.resolved];
  return (
    <Page title={text.title} backTo="/gallery">
      <Card title={text.volume}>
        <BarChart title={text.volume} series={series} groups={month} />
        <BarChart title={`${text.volume} 2`} series={series} groups={month.slice(0, 6)} />
      </Card>
      <Card title={text.attainment}>
        <LineChart
          title={text.attainment}
          series={[text.response, text.resolution]}
          top={100}
          format={(value) => `${value}%`}
          points={months.map((value, index) => ({
            label: `2026-0${index + 1}`,
            values: [value, 90 - index * 4],
          }))}
        />
      </Card>
      <Card title={text.types}>
        <Donut
          title={text.types}
          unit={text.unit}
          parts={text.names.split(' ').map((label, index) => ({ label, value: counts[index] ?? 0 }))}
        />
      </Card>
    </Page>
  );
}
