import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  /** The document's title. */
  title: string;
  status: string;
  heading: string;
  /** The same in English, in the specification's words; for the Chinese page. */
  english: string;
  children?: ReactNode;
}
/** A page that has one thing to say. */
export function MessagePage({ title, status, heading, english, children }: MessagePageProps) {
  const { locale } = useMessage();
  // It may stand where there is no area that says so.
  useHydratedMark();
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{status}</p>
      <h1>{heading}</h1>
      {locale !== 'en' && (
        <p lang="en" className={styles.english}>
          {english}
        </p>
      )}
      <div className={styles.more}>{children}</div>
    </div>
  );
}
