import { joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import styles from './slide-controls.module.css';
import type { Slides } from './use-slides.ts';

/** Previous, pause, next, and each slide by title. Nothing for a single slide. */
export function SlideControls({
  slides: { at, isPaused, goTo, step, togglePause },
  titles,
}: {
  slides: Slides;
  titles: readonly string[];
}) {
  const t = useMessage();
  if (titles.length < 2) return null;
  const nameDot = (title: string, index: number) =>
    joinLabel(
      t('carousel.position', { current: index + 1, total: titles.length }),
      title,
      t.locale,
    );
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.round}
        onClick={() => step(-1)}
        aria-label={t('carousel.previous')}
      >
        <span aria-hidden="true">
          <Icon name="left" />
        </span>
      </button>
      <button
        type="button"
        className={styles.round}
        onClick={togglePause}
        aria-label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
      >
        <span aria-hidden="true">
          <Icon name={isPaused ? 'play' : 'pause'} />
        </span>
      </button>
      <button
        type="button"
        className={styles.round}
        onClick={() => step(1)}
        aria-label={t('carousel.next')}
      >
        <span aria-hidden="true">
          <Icon name="right" />
        </span>
      </button>
      <ul className="flex folding">
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have a fixed order, and two may have one title
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              onClick={() => goTo(index)}
              aria-label={nameDot(title, index)}
              aria-current={index === at || undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
