import { apiContext } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import {
  Breadcrumbs,
  Chinese,
  EmptyState,
  Gallery,
  PageMeta,
  Phrases,
  Section,
} from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { PageHead } from '../../lib/banners/page-head.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { readSingle } from '../../lib/public-reads.ts';
import { loadPageOrNull } from '../../lib/reads.ts';
import styles from './digit-page.module.css';
import { TEXTS } from './texts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [digital, banners] = await Promise.all([
    loadPageOrNull(readSingle(api, 'selfvalue/digitalPic_info')),
    pageBanners(api, 'digit'),
  ]);
  return { digital, banners };
}

export function Component() {
  const { digital, banners } = useLoaderData<typeof loader>();
  const t = useMessage();
  const name = t(TEXTS.digit);
  return (
    <>
      <PageMeta
        title={name}
        description={t(TEXTS.digitDescription)}
        canonical="/digit"
        image={banners.slides[0]?.pic}
      />
      <PageHead
        title={name}
        eyebrow={t(TEXTS.eyebrow)}
        lead={t(TEXTS.digitLead)}
        banners={banners}
      />
      <Breadcrumbs trail={[{ label: name }]} />
      {digital ? (
        <>
          <Section title={<Chinese>{digital.title}</Chinese>}>
            <div className={styles.intro} {...t.chinese}>
              {[...new Set(digital.intro.split(/\n+/))].map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ol className={styles.ladder} {...t.chinese}>
              {digital.steps.map(({ title, text }, index) => (
                <li key={title}>
                  <span aria-hidden="true">{index + 1}</span>
                  <h3>
                    <Phrases>{title}</Phrases>
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </Section>
          {digital.pics.length > 0 && (
            <Section title={t(TEXTS.pictures)} band="alt" isLazy>
              <Gallery
                pictures={digital.pics.map(({ title, pic }) => ({ image: pic, caption: title }))}
              />
            </Section>
          )}
        </>
      ) : (
        <Section title={name}>
          <EmptyState>{t(TEXTS.none)}</EmptyState>
        </Section>
      )}
    </>
  );
}
export const ErrorBoundary = PageError;
