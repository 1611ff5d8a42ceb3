import { PageHeader } from '@admissions/admin-ui';
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
    <>
      {back && (
        <Link className={styles.back} to={back.to}>
          {back.label}
        </Link>
      )}
      <PageHeader title={title} note={help} actions={children} />
    </>
  );
}
