import { apiContext } from '@admissions/api-client';
import { privacy } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, dayText, PageMeta, Phrases } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { loadPrivacy } from '../../lib/load-privacy.ts';
import { PageError } from '../../lib/page-error.tsx';
import styles from './text-page.module.css';
import { TEXTS } from './texts.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivacy(context.get(apiContext));

export function Component() {
  const t = useMessage();
  const { title, intro, updatedAt, version, items, site } =
    useLoaderData<typeof loader>() ?? privacy;
  return (
    <>
      <PageMeta title={t(TEXTS.privacy)} description={t(intro)} canonical="/privacy" />
      <Breadcrumbs trail={[{ label: t(TEXTS.privacy) }]} />
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
          {items.map(({ key, title: heading, text }) => (
            <section key={key}>
              <h2>
                <Phrases>{t(heading)}</Phrases>
              </h2>
              <p>{t(text)}</p>
            </section>
          ))}
          <section>
            <h2>
              <Phrases>{t(site.title)}</Phrases>
            </h2>
            <p>{t(site.text)}</p>
          </section>
          <p className={styles.updated}>
            {t(TEXTS.version, { version, date: dayText(updatedAt, t.locale) })}
          </p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
