import { useMessage } from '@admissions/store';
import { Fold } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { LanguageTabs } from '../../lib/departments/language-tabs.tsx';
import { TEXTS } from '../../lib/departments/texts.ts';
import styles from './department-view.module.css';
import type { DepartmentViewProps } from './department-view.tsx';

/** Items visible on a phone before the fold. */
const INITIAL_ITEM_COUNT = 3;
/** Folding fewer would save no space. */
const MIN_FOLDED_COUNT = 2;

interface FeatureTextProps extends Pick<DepartmentViewProps, 'department'> {
  href: string;
}
export function FeatureText({ department, href }: FeatureTextProps) {
  const t = useMessage();
  const { summary, body, hasEnglish, isEnglish } = department;
  const firstItems =
    body.length < INITIAL_ITEM_COUNT + MIN_FOLDED_COUNT ? body.length : INITIAL_ITEM_COUNT;
  return (
    <section id="feature" aria-label={t(TEXTS.feature)}>
      {!isEnglish && <p className={styles.summary}>{summary}</p>}
      {hasEnglish && <LanguageTabs href={href} />}
      <BodyView items={body.slice(0, firstItems)} isEnglish={isEnglish} />
      {body.length > firstItems && (
        <div className={styles.rest}>
          <Fold summary={t(TEXTS.readOn)}>
            <BodyView items={body.slice(firstItems)} isEnglish={isEnglish} />
          </Fold>
        </div>
      )}
    </section>
  );
}
