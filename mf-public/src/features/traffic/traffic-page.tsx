import { type Localised, pair } from '@admissions/model';
import { traffic } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { Button, ButtonLink, Phrases, Section, useIdentity, useSite } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { CampusList } from '../../lib/campus/campus-list.tsx';
import { CampusPlan } from '../../lib/campus/campus-plan.tsx';
import { RouteKey, RouteMap } from '../../lib/campus/route-map.tsx';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps } from '../../lib/page/next-steps.tsx';
import { createLoader } from '../../lib/reads.ts';
import { campusData } from '../../lib/structured/university.ts';
import { useCopy } from '../../lib/use-copy.ts';
import styles from './traffic-page.module.css';

const TEXTS = {
  eyebrow: pair('認識元智', 'Know the university'),
  copyAddress: pair('複製地址', 'Copy the address'),
  ways: pair('怎麼來', 'Ways to come'),
  taxi: pair('跟計程車司機說', 'For the taxi driver'),
  copySentence: pair('複製這句話', 'Copy the sentence'),
  visit: pair('預約校園參訪', 'Book a visit'),
  visitMore: pair(
    '選一天，有人在校門口等你。',
    'Choose a day, and somebody meets you at the gate.',
  ),
  tours: '環景導覽',
  toursMore: '先在螢幕上走一遍校園。',
  events: '活動日曆',
  eventsMore: '挑有活動的那一天來。',
  arrived: pair('到了以後', 'Once you are here'),
} satisfies Record<string, Localised | string>;

const CHINESE_STEPS = [
  ['/360tours', TEXTS.tours, TEXTS.toursMore],
  ['/events', TEXTS.events, TEXTS.eventsMore],
] as const;

export const loader = createLoader(async ({ api }) => ({
  banners: await loadPageBanners(api, 'traffic'),
}));

export function Component() {
  const { banners } = useLoaderData<typeof loader>();
  const t = useMessage();
  const { origin } = useSite();
  const identity = useIdentity();
  const copy = useCopy();
  return (
    <>
      <ListHead
        texts={{
          title: t(traffic.title),
          eyebrow: t(TEXTS.eyebrow),
          description: t(traffic.lead),
          lead: t(traffic.lead),
        }}
        path="/traffic"
        banners={banners}
        data={{
          ...campusData(identity.nameShort, identity),
          url: `${origin}/traffic`,
          hasMap: identity.mapUrl,
        }}
        tool={
          <>
            <RouteMap />
            <RouteKey />
          </>
        }
      >
        <div className={styles.address}>
          <p>
            <strong {...t.chinese}>{identity.address}</strong>
            <span className="note" {...t.english}>
              {identity.addressEn}
            </span>
          </p>
          <Button look="outline" onClick={() => void copy(identity.address)}>
            {t(TEXTS.copyAddress)}
          </Button>
          <ButtonLink href={traffic.map.link} newWindow>
            {t(traffic.map.linkLabel)}
          </ButtonLink>
        </div>
      </ListHead>
      <Ways />
      <Section title={t(TEXTS.taxi)}>
        <div className={styles.taxi}>
          <p {...t.chinese}>{traffic.taxi['zh-TW']}</p>
          <p {...t.english}>{traffic.taxi.en}</p>
          <Button look="outline" onClick={() => void copy(traffic.taxi['zh-TW'])}>
            {t(TEXTS.copySentence)}
          </Button>
        </div>
      </Section>
      <div data-print-whole>
        <Section id="campus" title={t(TEXTS.arrived)} lead={t(traffic.campus.intro)} band="alt">
          <div className={styles.campus}>
            <CampusPlan />
            <CampusList />
          </div>
          <p className={styles.note}>{t(traffic.campus.buildingsNote)}</p>
        </Section>
      </div>
      <NextSteps
        links={[
          ['/formVisit', t(TEXTS.visit), t(TEXTS.visitMore)],
          ...(t.locale === 'en' ? [] : CHINESE_STEPS),
        ]}
      />
    </>
  );
}

function Ways() {
  const t = useMessage();
  const isEnglish = t.locale === 'en';
  return (
    <Section title={t(TEXTS.ways)} band="alt">
      <ul className={styles.ways}>
        {traffic.sections.map(({ key, title, time, steps, note }) => (
          <li key={key} id={key} className={styles.way}>
            <h3>
              <Phrases>{t(title)}</Phrases>
              <span {...(isEnglish ? t.chinese : t.english)}>
                {isEnglish ? title['zh-TW'] : title.en}
              </span>
            </h3>
            <p className={styles.time}>{t(time)}</p>
            <ol>
              {steps.map((step) => (
                <li key={step.en}>{t(step)}</li>
              ))}
            </ol>
            <p className={styles.note}>{t(note)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
