import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { useEffect, useState } from 'react';
import { scrollSmoothly } from './scroll-smoothly.ts';
import styles from './scroll-to-top.module.css';

const APPEARS_AFTER_SCREENS = 1.2;
const NARROW = '(width < 700px)';

/** On a phone only while scrolling up, because it covers text. */
export function ScrollToTop() {
  const t = useMessage();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const updateVisibility = () => {
      const isUp = scrollY < last;
      last = scrollY;
      setShown(
        scrollY > innerHeight * APPEARS_AFTER_SCREENS && (isUp || !matchMedia(NARROW).matches),
      );
    };
    updateVisibility();
    addEventListener('scroll', updateVisibility, { passive: true });
    return () => removeEventListener('scroll', updateVisibility);
  }, []);
  function goUp() {
    document.getElementById('C')?.focus({ preventScroll: true });
    scrollSmoothly(0);
  }
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!isShown}
      onClick={goUp}
      aria-label={t('nav.scrollTop')}
    >
      <span aria-hidden="true">
        <Icon name="up" />
      </span>
    </button>
  );
}
