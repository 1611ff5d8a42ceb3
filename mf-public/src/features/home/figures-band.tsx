import { about } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { Section } from '@admissions/ui';
import styles from './figures-band.module.css';
import { TEXTS } from './texts.ts';

/** The university in four figures. */
export function FiguresBand() {
  const t = useMessage();
  return (
    <Section title={t(TEXTS.figures)} band="dark" isLazy>
      <dl className={styles.figures}>
        {about.figures.map(({ figure, note }) => (
          <div key={figure}>
            <dt>{t(note)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
