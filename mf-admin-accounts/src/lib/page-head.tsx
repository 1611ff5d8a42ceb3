import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page-head.module.css';

interface HeadProps {
  title: string;
  help?: string;
  back?: { to: string; label: string };
  children?: ReactNode;
}

/** The head of a page: where one came from, what it is, what can be done. */
export function PageHead({ title, help, back, children }: HeadProps) {
  return (
    <header className={styles.head}>
      <title>{title}</title>
      {back && (
        <Link className={styles.back} to={back.to}>
          {back.label}
        </Link>
      )}
      <div className={styles.line}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {help && <p className={styles.help}>{help}</p>}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
