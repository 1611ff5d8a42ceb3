import { useMessage } from '@admissions/store';
import { Chinese, Section, SmartLink } from '@admissions/ui';
import styles from './home-features.module.css';
import type { Feature, Headed } from './home-reads.ts';

/** What is special here: one statement, and beside it what stands behind it, with its figure. */
export function HomeFeatures({ highlights }: { highlights: Headed<Feature> | null }) {
  const { chinese } = useMessage();
  if (!highlights) return null;
  return (
    <Section id="features" title={<Chinese>{highlights.heading}</Chinese>} lead={highlights.intro && <Chinese>{highlights.intro}</Chinese>}>
      <ul className={styles.features} {...chinese}>
        {highlights.items.map(({ id, title, text, figure, figureNote, link }) => (
          <li key={id}>
            {figure && (
              <p className={styles.figure}>
                <strong>{figure}</strong>
                {figureNote && <span>{figureNote}</span>}
              </p>
            )}
            <h3>{link ? <SmartLink href={link.href}>{title}</SmartLink> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
