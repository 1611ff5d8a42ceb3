import type { ReactNode } from 'react';
import styles from './detail-list.module.css';

/** Details without a value are left out. */
export const DetailList = ({
  details,
}: {
  details: readonly (readonly [label: string, value: ReactNode])[];
}) => (
  <dl className={styles.details}>
    {details.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
