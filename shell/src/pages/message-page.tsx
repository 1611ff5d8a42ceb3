import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  /** Document title. */
  title: string;
  status?: string;
  heading: string;
  /** The specification's English text, for the Chinese page. */
  english?: string;
  children?: ReactNode;
}
export function MessagePage({ title, status, heading, english, children }: MessagePageProps) {
  const { locale } = useMessage();
  // May render outside any area, where nothing else marks the page as hydrated.
  useHydratedMark();
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {status && <p className={styles.status}>{status}</p>}
      <h1>{heading}</h1>
      {english && locale !== 'en' && (
        <p lang="en" className="note">
          {english}
        </p>
      )}
      <div className={styles.more}>{children}</div>
    </div>
  );
}
