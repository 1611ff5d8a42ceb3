import { apiContext } from '@admissions/api-client';
import { Breadcrumbs, EmptyState, Gallery, PageHero, PageMeta, Section } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainReadIfAny, sectionRead } from '../../lib/reads.ts';
import styles from './digit-page.module.css';
import type { Digital } from './selfvalue-data.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [digital, banner] = await Promise.all([mainReadIfAny(api.get<Digital>('/api/ap/selfvalue/digitalPic_info')), sectionRead(pageBanner(api, 'digit'))]);
  return { digital, banner };
}

export function Component() {
  const { digital, banner } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title="增能學習"
        description="元智大學的AI學習四階：懂AI、用AI、創AI、領AI。每一位大一新生都從AI程式語言開始。"
        canonical="/digit"
        image={banner?.pic}
      />
      <PageHero title="增能學習" eyebrow="自我價值" lead={banner?.text ?? '四年，走完四階AI。'} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={[{ label: '增能學習' }]} />
      {digital ? (
        <>
          <Section title={digital.title}>
            <div className={styles.intro}>
              {[...new Set(digital.intro.split(/\n+/))].map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ol className={styles.ladder}>
              {digital.steps.map(({ title, text }, index) => (
                <li key={title}>
                  <span aria-hidden="true">{index + 1}</span>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </Section>
          {digital.pics.length > 0 && (
            <Section title="看得見的四階" band="alt" isLazy>
              <Gallery pictures={digital.pics.map(({ title, pic }) => ({ image: pic, caption: title }))} />
            </Section>
          )}
        </>
      ) : (
        <Section title="增能學習">
          <EmptyState>內容整理中。</EmptyState>
        </Section>
      )}
    </>
  );
}
export const ErrorBoundary = PageError;
