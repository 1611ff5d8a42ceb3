import { identity } from '@admissions/contracts/site';
import { Section } from '@admissions/ui';
import styles from './figures-band.module.css';

/** The university in four figures. */
export const FiguresBand = () => (
  <Section title="數字看元智" band="dark" isLazy>
    <dl className={styles.figures}>
      {identity.figures.map(({ figure, note }) => (
        <div key={note}>
          <dt>{note}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
