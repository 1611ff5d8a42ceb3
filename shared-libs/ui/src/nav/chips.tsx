import type { ReactNode } from 'react';
import styles from './chips.module.css';
import { PageLink } from './page-link.tsx';

export interface ChipLink {
  label: ReactNode;
  href: string;
  isCurrent: boolean;
}
/** A row of links that filter what is below. */
export const ChipLinks = ({ label, links }: { label: string; links: readonly ChipLink[] }) => (
  <nav aria-label={label}>
    <ul className={styles.chips}>
      {links.map(({ href, isCurrent, label: text }) => (
        <li key={href}>
          <PageLink
            viewTransition
            to={href}
            className={styles.chip}
            aria-current={isCurrent ? 'true' : undefined}
            preventScrollReset
          >
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);
/** A small label. */
export const Tag = ({
  tone = 'blue',
  children,
}: {
  tone?: 'blue' | 'sun' | 'college' | 'coral';
  children: ReactNode;
}) => <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
