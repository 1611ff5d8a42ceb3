import { privacy } from '@admissions/contracts/site';
import { Breadcrumbs, Container, dayText, PageMeta } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import styles from './text-page.module.css';

export function Component() {
  const { title, titleEn, intro, updatedAt, version, items, site } = privacy;
  return (
    <>
      <PageMeta title="隱私權與個人資料" description={intro} canonical="/privacy" />
      <Breadcrumbs trail={[{ label: '隱私權與個人資料' }]} />
      <Container width="reading">
        <div className={styles.page}>
          <p lang="en" className={styles.english}>
            {titleEn}
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{intro}</p>
          {items.map(({ key, title: heading, text }) => (
            <section key={key}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
          <section>
            <h2>{site.title}</h2>
            <p>{site.text}</p>
          </section>
          <p className={styles.updated}>
            版本{version}，更新日期：{dayText(updatedAt)}
          </p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
