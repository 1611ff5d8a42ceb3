import { apiContext } from '@admissions/api-client';
import { identity, traffic } from '@admissions/contracts/site';
import { useAppStoreApi } from '@admissions/store';
import { Breadcrumbs, Button, ButtonLink, JsonLd, PageHero, PageMeta, Section, useSite } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { sectionRead } from '../../lib/reads.ts';
import { RouteMap } from './route-map.tsx';
import styles from './traffic-page.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return { banner: await sectionRead(pageBanner(context.get(apiContext), 'traffic')) };
}

export function Component() {
  const { banner } = useLoaderData<typeof loader>();
  const { origin } = useSite();
  const store = useAppStoreApi();
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    store.getState().toast('已複製', 'success');
  };
  return (
    <>
      <PageMeta title={traffic.title} description={traffic.lead} canonical="/traffic" image={banner?.pic} />
      <JsonLd
        data={{
          '@type': 'CollegeOrUniversity',
          name: identity.nameShort,
          url: origin,
          address: { '@type': 'PostalAddress', streetAddress: identity.address, addressCountry: 'TW' },
        }}
      />
      <PageHero title={traffic.title} eyebrow="認識元智" lead={banner?.text ?? traffic.lead} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={[{ label: traffic.title }]} />
      <Section title="先看位置" lead={banner?.text ? traffic.lead : undefined}>
        <RouteMap />
        <div className={styles.address}>
          <p>
            <strong>{identity.address}</strong>
            <span lang="en">135 Yuandong Road, Zhongli District, Taoyuan City 32003, Taiwan</span>
          </p>
          <Button look="outline" onClick={() => void copy(identity.address)}>
            複製地址
          </Button>
          <ButtonLink href={traffic.map.link} newWindow>
            {traffic.map.linkLabel}
          </ButtonLink>
        </div>
      </Section>
      <Section title="怎麼來" band="alt">
        <ul className={styles.ways}>
          {traffic.sections.map(({ key, title, titleEn, time, steps, note }) => (
            <li key={key} id={key} className={styles.way}>
              <h3>
                {title}
                <span lang="en">{titleEn}</span>
              </h3>
              <p className={styles.time}>{time}</p>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="跟計程車司機說">
        <div className={styles.taxi}>
          <p>{traffic.taxi['zh-TW']}</p>
          <p lang="en">{traffic.taxi.en}</p>
          <Button look="outline" onClick={() => void copy(traffic.taxi['zh-TW'])}>
            複製這句話
          </Button>
        </div>
      </Section>
      <Section title="到了以後" lead={traffic.campus.intro} band="alt">
        <dl className={styles.buildings}>
          {traffic.campus.buildings.map(([name, use]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{traffic.campus.buildingsNote}</p>
      </Section>
    </>
  );
}
export const ErrorBoundary = PageError;
