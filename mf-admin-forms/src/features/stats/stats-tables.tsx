import { COLLEGE_NAMES, COLLEGES } from '@admissions/model/terms';
import type { FormStats } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { ShareBar } from '@admissions/ui/charts';
import styles from './stats-tables.module.css';
import { TEXTS } from './texts.ts';

const MAX_CITIES = 5;
interface Row {
  key: string;
  label: string;
  count: number;
}

/** Counts by state, county (top ones) and college. */
export function StatsTables({ stats: { byState, byCity, byCollege } }: { stats: FormStats }) {
  const t = useMessage();
  const colleges = byCollege
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const readCollegeName = (college: string) => {
    const key = COLLEGES.find((name) => name === college);
    return key ? t(COLLEGE_NAMES[key]) : college;
  };
  return (
    <div className={styles.tables}>
      <CountTable
        title={t(TEXTS.states)}
        rows={REVIEW_STATES.map((state) => ({
          key: state,
          label: t(`review.state.${state}`),
          count: byState[state],
        }))}
      />
      <CountTable
        title={t(TEXTS.cities)}
        rows={byCity
          .slice(0, MAX_CITIES)
          .map(({ city, count }) => ({ key: city, label: city, count }))}
      />
      <CountTable
        title={t(TEXTS.colleges)}
        rows={colleges.map(({ college, count }) => ({
          key: college,
          label: readCollegeName(college),
          count,
        }))}
      />
    </div>
  );
}

function CountTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.share}>
              <ShareBar value={count} max={most} />
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
