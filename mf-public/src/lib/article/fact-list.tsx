import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts at a glance; those without a value are left out. */
export const FactList = ({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}) => (
  <dl className={styles.facts}>
    {facts.map(
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
