import { TITLE_SEPARATOR } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page-header.module.css';
import { ScreenHelp } from './screen-help.tsx';

interface PageHeaderProps {
  title: string;
  /** The document's title, when it differs. */
  documentTitle?: string;
  /** Below the title: what the page is for, or what it is about. */
  note?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** Where one came from, above the title. */
  back?: { to: string; label: string };
  /** How one works with it, a sentence each. */
  help?: readonly string[];
}
/** The head of a page of the back office. */
export function PageHeader({
  title,
  documentTitle = title,
  note,
  actions,
  back,
  help,
}: PageHeaderProps) {
  const t = useMessage();
  return (
    <>
      {back && (
        <Link className={styles.back} to={back.to}>
          {back.label}
        </Link>
      )}
      <header className={styles.header}>
        <title>{documentTitle + t(TITLE_SEPARATOR) + t('backOffice.name')}</title>
        <div>
          <h1>{title}</h1>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {help && <ScreenHelp lines={help} />}
    </>
  );
}
