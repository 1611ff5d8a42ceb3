import { accessibility } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, dayText, PageMeta, Phrases } from '@admissions/ui';
import { RichText } from '@admissions/ui/body';
import { PageError } from '../../lib/page-error.tsx';
import styles from './text-page.module.css';
import { TEXTS } from './texts.ts';

export function Component() {
  const t = useMessage();
  const { title, intro, updatedAt, body } = accessibility;
  return (
    <>
      <PageMeta title={t(title)} description={t(intro)} canonical="/accessibility" />
      <Breadcrumbs trail={[{ label: t(title) }]} />
      <Container width="reading">
        <div className={styles.page}>
          {t.locale !== 'en' && (
            <p lang="en" className="note">
              {title.en}
            </p>
          )}
          <h1>
            <Phrases>{t(title)}</Phrases>
          </h1>
          <p className={styles.lead}>{t(intro)}</p>
          {body.map(({ heading, html }) => (
            <section key={heading.en}>
              <h2>
                <Phrases>{t(heading)}</Phrases>
              </h2>
              <RichText html={t(html)} />
            </section>
          ))}
          <p className={styles.updated}>
            {t(TEXTS.updated, { date: dayText(updatedAt, t.locale) })}
          </p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
