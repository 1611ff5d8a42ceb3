import type { NamedEntry } from '@admissions/protocol/staff';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';
import { EntryLink } from './entry-link.tsx';
import { Moment } from './moment.tsx';

interface EntryLineProps {
  entry: NamedEntry & { at: string; by?: string | null };
  action?: string;
  children?: ReactNode;
}
export const EntryLine = ({ entry, action, children }: EntryLineProps) => (
  <li>
    <EntryLink entry={entry} />
    <span className={styles.who}>
      {entry.by} {action} <Moment at={entry.at} />
    </span>
    {children}
  </li>
);
