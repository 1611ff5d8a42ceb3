import { formatDay } from '@admissions/model';
import type { Dashboard } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { BarChart } from '@admissions/ui/charts';
import { TEXTS } from './texts.ts';

const SIZE = { width: 560, height: 120 };

/** Changes per day. */
export function DayPlot({ days }: { days: Dashboard['byDay'] }) {
  const t = useMessage();
  return (
    <BarChart
      title={t(TEXTS.byDay)}
      size={SIZE}
      texts={{ name: t(TEXTS.day), count: t(TEXTS.count), table: t(TEXTS.numbers) }}
      points={days.map(({ day, count }) => ({
        name: formatDay(day),
        label: day.slice(5).split('-').map(Number).join('/'),
        count,
      }))}
    />
  );
}
