import { apiContext } from '@admissions/api-client';
import { BodyView, Breadcrumbs, ChipLinks, dayText, PageHero, PageMeta, Picture, Section, SectionError } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { OpenedEntry } from '../../lib/opened-entry.tsx';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { sectionRead } from '../../lib/reads.ts';
import { DegreeTable } from './degree-table.tsx';
import styles from './international-page.module.css';
import { PictureRow } from './picture-row.tsx';
import rows from './rows.module.css';
import type { DualDegree, Exchange, Partner, Teaching, Volunteer } from './selfvalue-data.ts';
import { listOf, openedIn } from './selfvalue-data.ts';

const REGIONS = { asia: '亞洲', europe: '歐洲', americas: '美洲', oceania: '大洋洲' } as const;
const PARTS = [
  ['exchange', '交換學生'],
  ['degree', '雙聯學位'],
  ['volunteer', '國際志工'],
  ['teaching', '海外教學'],
  ['mit', '國際夥伴'],
] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [exchanges, degrees, volunteers, teachings, partner, opened, banner] = await Promise.all([
    listOf<Exchange>(api, 'exchange'),
    listOf<DualDegree>(api, 'degree'),
    listOf<Volunteer>(api, 'volunteer'),
    listOf<Teaching>(api, 'teaching'),
    sectionRead(api.get<Partner>('/api/ap/selfvalue/mit_info', { silent: true })),
    openedIn(api, request.url, ['exchange', 'degree', 'volunteer', 'teaching']),
    sectionRead(pageBanner(api, 'international')),
  ]);
  return { exchanges, degrees, volunteers, teachings, partner, opened, banner };
}

export function Component() {
  const { exchanges, degrees, volunteers, teachings, partner, opened, banner } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const region = search.get('region') ?? '';
  const open = (kind: string, id: number) => `/international?kind=${kind}&id=${id}#opened`;
  const shown = exchanges?.filter((each) => region === '' || each.region === region) ?? [];
  const countries = new Set(exchanges?.map(({ country }) => country));
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜國際交流` : '國際交流'}
        description={opened?.summary ?? '元智大學的交換學生、雙聯學位、國際志工與海外教學：去哪裡、什麼時候申請、要準備什麼。'}
        canonical={opened ? `/international?kind=${opened.kind}&id=${opened.id}` : '/international'}
        image={banner?.pic}
      />
      <PageHero title="國際交流" eyebrow="自我價值" lead={banner?.text ?? '把四年的一段，放在另一個國家。'} pic={banner?.pic} picMobile={banner?.picMobile}>
        <ul className={styles.figures}>
          <li>
            <strong>{exchanges?.length ?? 0}</strong>個交換方案
          </li>
          <li>
            <strong>{countries.size}</strong>個國家
          </li>
          <li>
            <strong>{degrees?.length ?? 0}</strong>種雙聯學位
          </li>
        </ul>
      </PageHero>
      <Breadcrumbs trail={[{ label: '國際交流' }]} />
      <nav className={styles.parts} aria-label="本頁內容" data-no-print>
        <ul>
          {PARTS.map(([anchor, label]) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {opened && <OpenedEntry opened={opened} closeHref={`/international#${opened.kind}`} />}
      <Section id="exchange" title="交換學生" lead="一學期或一學年，學分帶回來，學費照元智標準。">
        {exchanges === null ? (
          <SectionError />
        ) : (
          <>
            <div className={styles.regions}>
              <ChipLinks
                label="地區"
                links={[
                  { label: '全部', href: '/international#exchange', isCurrent: region === '' },
                  ...Object.entries(REGIONS).map(([value, label]) => ({
                    label,
                    href: `/international?region=${value}#exchange`,
                    isCurrent: region === value,
                  })),
                ]}
              />
            </div>
            <ul className={rows.rows}>
              {shown.map(({ id, title, country, pic, summary, region: where }) => (
                <PictureRow key={id} href={open('exchange', id)} pic={pic} title={title} meta={`${REGIONS[where]}・${country}`} summary={summary} />
              ))}
            </ul>
          </>
        )}
      </Section>
      <Section id="degree" title="雙聯學位" lead="同時拿到兩所學校的學位。" band="alt" isLazy>
        {degrees === null ? <SectionError /> : <DegreeTable degrees={degrees} hrefOf={(id) => open('degree', id)} />}
      </Section>
      <Section id="volunteer" title="國際志工" lead="不是去幫忙而已，是去學怎麼一起做。" isLazy>
        {volunteers === null ? (
          <SectionError />
        ) : (
          <ul className={rows.rows}>
            {volunteers.map(({ id, title, country, date, pic, summary }) => (
              <PictureRow key={id} href={open('volunteer', id)} pic={pic} title={title} meta={`${country}・${dayText(date)}`} summary={summary} />
            ))}
          </ul>
        )}
      </Section>
      <Section id="teaching" title="海外教學" lead="教一次，才知道自己懂多少。" band="alt" isLazy>
        {teachings === null ? (
          <SectionError />
        ) : (
          <ul className={rows.rows}>
            {teachings.map(({ id, title, country, pic, summary }) => (
              <PictureRow key={id} href={open('teaching', id)} pic={pic} title={title} meta={country} summary={summary} />
            ))}
          </ul>
        )}
      </Section>
      {partner && (
        <Section id="mit" title={partner.title} lead={partner.summary} isLazy>
          <div className={styles.partner}>
            <Picture image={partner.pic} sizes="(width < 900px) 100vw, 50vw" />
            <BodyView items={partner.body} />
          </div>
        </Section>
      )}
    </>
  );
}
export const ErrorBoundary = PageError;
