import { type Localised, pair, TITLE_SEPARATOR } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string | Localised;
  /** Beside the title. */
  badge?: ReactNode;
  /** Document title, when it differs. */
  documentTitle?: string;
  /** Below the title: the purpose or subject of the page. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Link to the parent page, above the title. */
  back?: { to: string; label: string };
  /** Help, one sentence each. */
  help?: readonly (string | Localised)[];
}
const HELP_SUMMARY = pair('這個畫面怎麼用', 'How this screen works');

export function PageHeader({
  title,
  badge,
  documentTitle,
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
        <title>
          {(documentTitle ?? t.text(title)) + t(TITLE_SEPARATOR) + t('backOffice.name')}
        </title>
        <div>
          <div className="line folding">
            <h1>{t.text(title)}</h1>
            {badge}
          </div>
          {note && <div className="faint small">{note}</div>}
        </div>
        {actions && <div className="wrap">{actions}</div>}
      </header>
      {help && (
        <details className={styles.help} data-no-print>
          <summary>{t(HELP_SUMMARY)}</summary>
          <ul>
            {help.map(t.text).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Shown when the URL names no entry. */
export const NotFound = (props: Required<Pick<PageHeaderProps, 'title' | 'back'>>) => (
  <PageHeader {...props} />
);
