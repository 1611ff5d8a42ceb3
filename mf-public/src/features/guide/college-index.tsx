import { useEffect, useState } from 'react';
import type { College } from '../../lib/departments/guide-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import styles from './college-index.module.css';

/** Always visible; the college in view is marked. */
export function CollegeIndex({ colleges }: { colleges: readonly College[] }) {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const crossed = new Set<number>();
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossed.add(Number(target.id.slice(3)));
          else crossed.delete(Number(target.id.slice(3)));
        }
        setCurrent([...crossed][0] ?? null);
      },
      // A line across the upper third of the window.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { anchor } of colleges) {
      const section = document.getElementById(`div${anchor}`);
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, [colleges]);
  return (
    <nav className={styles.index} aria-label={TEXTS.collegesHere} data-no-print>
      <ul className={styles.list}>
        {colleges.map(({ anchor, hue, title }) => (
          <li key={anchor} data-college={hue}>
            <a href={`#div${anchor}`} aria-current={current === anchor ? 'location' : undefined}>
              {title.replace(/學院$/, '') || title}
              <span className="vh">{title.endsWith('學院') ? '學院' : ''}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
