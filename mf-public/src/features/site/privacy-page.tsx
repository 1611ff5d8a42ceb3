import { privacy } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, dayText, PageMeta } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import styles from './text-page.module.css';
import { TEXTS } from './texts.ts';

export function Component() {
  const t = useMessage();
  const { title, intro, updatedAt, version, items, site } = privacy;
  return (
    <>
      <PageMeta title={t.of(TEXTS.privacy)} description={t.of(intro)} canonical="/privacy" />
      <Breadcrumbs trail={[{ label: t.of(TEXTS.privacy) }]} />
      <Container width="reading">
        <div className={styles.page}>
          {t.locale !== 'en' && (
            <p lang="en" className={styles.english}>
              {title.en}
            </p>
          )}
          <h1>{t.of(title)}</h1>
          <p className={styles.lead}>{t.of(intro)}</p>
          {items.map(({ key, title: heading, text }) => (
            <section key={key}>
              <h2>{t.of(heading)}</h2>
              <p>{t.of(text)}</p>
            </section>
          ))}
          <section>
            <h2>{t.of(site.title)}</h2>
            <p>{t.of(site.text)}</p>
          </section>
          <p className={styles.updated}>
            {t.of(TEXTS.version, { version, date: dayText(updatedAt, t.locale) })}
          </p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
