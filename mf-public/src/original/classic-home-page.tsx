import { formatDay } from '@admissions/model';
import { about, identity } from '@admissions/site-content';
import {
  ButtonLink,
  EmptyState,
  MoreLink,
  PageHero,
  PageLink,
  PageMeta,
  Phrases,
  Section,
  SectionError,
  SmartLink,
} from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { loadList } from '../lib/public-reads.ts';
import { createLoader } from '../lib/reads.ts';
import { Table } from '../lib/table.tsx';
import styles from './classic-home-page.module.css';

const NEWS_COUNT = 10;
const TEXTS = {
  news: '最新消息',
  allNews: '看全部消息',
  noNews: '目前沒有新聞',
  date: '日期',
  title: '標題',
  category: '分類',
  colleges: '學院一覽',
  college: '學院',
  about: '簡介',
  guide: '學院導覽',
  admissions: '招生資訊',
} as const;

export const loader = createLoader(async ({ api }) => {
  const [news, colleges] = await Promise.all([
    loadList(api, 'news', { perpage: NEWS_COUNT }),
    loadList(api, 'setting/college_list'),
  ]);
  return { news, colleges };
});

/** The earlier edition: a fixed head, the news first, the colleges as a table. */
export function Component() {
  const { news, colleges } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta description={about.description} canonical="/" />
      <PageHero title={identity.name} lead={about.description}>
        <p className="row space-m">
          <ButtonLink href="/admissions">{TEXTS.admissions}</ButtonLink>
          <ButtonLink href="/bachelor" look="outline">
            {TEXTS.guide}
          </ButtonLink>
        </p>
      </PageHero>
      <Section title={TEXTS.news} more={<MoreLink href="/news">{TEXTS.allNews}</MoreLink>}>
        {news === null && <SectionError />}
        {news?.length === 0 && <EmptyState>{TEXTS.noNews}</EmptyState>}
        {news && news.length > 0 && <NewsTable news={news} />}
      </Section>
      <Section title={TEXTS.colleges}>
        {colleges === null && <SectionError />}
        {colleges && <CollegeTable colleges={colleges} />}
      </Section>
    </>
  );
}
type Loaded = Awaited<ReturnType<typeof loader>>;

function NewsTable({ news }: { news: NonNullable<Loaded['news']> }) {
  return (
    <Table className={styles.table} head={[TEXTS.date, TEXTS.title, TEXTS.category]}>
      <tbody>
        {news.map(({ id, title, date, category }) => (
          <tr key={id}>
            <td>
              <time dateTime={date}>{formatDay(date)}</time>
            </td>
            <th scope="row">
              <PageLink to={`/newsCont?id=${id}`}>
                <Phrases>{title}</Phrases>
              </PageLink>
            </th>
            <td className={styles.category}>{category.title}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CollegeTable({ colleges }: { colleges: NonNullable<Loaded['colleges']> }) {
  return (
    <Table className={styles.table} head={[TEXTS.college, TEXTS.about]}>
      <tbody>
        {colleges.map(({ id, title, intro, link }) => (
          <tr key={id}>
            <th scope="row">
              <SmartLink href={link.href}>{title}</SmartLink>
            </th>
            <td>{intro}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export { PageError as ErrorBoundary } from '../lib/page-error.tsx';
