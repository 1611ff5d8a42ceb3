import { accessibility } from '@admissions/contracts/site';
import { Breadcrumbs, Container, dayText, PageMeta, RichText } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import styles from './text-page.module.css';

export function Component() {
  const { title, titleEn, intro, updatedAt, body } = accessibility;
  return (
    <>
      <PageMeta title={title} description={intro} canonical="/accessibility" />
      <Breadcrumbs trail={[{ label: title }]} />
      <Container width="reading">
        <div className={styles.page}>
          <p lang="en" className={styles.english}>
            {titleEn}
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{intro}</p>
          {body.map(({ heading, html }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <RichText html={html} />
            </section>
          ))}
          <p className={styles.updated}>更新日期：{dayText(updatedAt)}</p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
