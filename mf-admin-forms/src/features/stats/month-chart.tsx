import type { FormStats } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { BarChart } from '@admissions/ui/charts';
import { TEXTS } from './texts.ts';

const SIZE = { width: 480, height: 110 };

export function MonthChart({ months }: { months: FormStats['byMonth'] }) {
  const t = useMessage();
  return (
    <BarChart
      title={t(TEXTS.months)}
      size={SIZE}
      texts={{ name: t(TEXTS.month), count: t(TEXTS.count), table: t(TEXTS.table) }}
      points={months.map(({ month, count }, index) => ({
        name: month,
        label: String(Number(month.slice(5))),
        group: index === 0 || month.endsWith('-01') ? month.slice(0, 4) : undefined,
        count,
      }))}
    />
  );
}
