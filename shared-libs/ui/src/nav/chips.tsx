import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chips.module.css';
import { PageLink } from './page-link.tsx';

/** Scroll offset, so that part of the previous chip is visible. */
const CHIP_MARGIN_PX = 48;

export interface ChipLink {
  label: ReactNode;
  href: string;
  isCurrent: boolean;
}
// One filter is a page worth finding; combinations would be crawled without end.
const isCombined = (href: string) =>
  new URLSearchParams(href.replace(/^[^?]*|#.*$/gs, '')).size > 1;

/** Filter links; on a phone the row scrolls to the selected one. */
export function ChipLinks({ label, links }: { label: string; links: readonly ChipLink[] }) {
  const row = useRef<HTMLUListElement>(null);
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const chip = row.current?.children[current];
    if (row.current && chip instanceof HTMLElement)
      row.current.scrollLeft = current === 0 ? 0 : chip.offsetLeft - CHIP_MARGIN_PX;
  }, [current]);
  return (
    <nav className={styles.row} aria-label={label}>
      <ul ref={row} className={styles.chips}>
        {links.map(({ href, isCurrent, label: text }) => (
          <li key={href}>
            <PageLink
              viewTransition
              to={href}
              className={styles.chip}
              aria-current={isCurrent ? 'true' : undefined}
              rel={isCombined(href) ? 'nofollow' : undefined}
              preventScrollReset
            >
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
export const Tag = ({
  tone = 'blue',
  children,
}: {
  tone?: 'blue' | 'sun' | 'college' | 'coral';
  children: ReactNode;
}) => <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
