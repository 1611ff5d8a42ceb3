import { apiContext } from '@admissions/api-client';
import { formatDay } from '@admissions/model';
import { about, identity } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import {
  ButtonLink,
  Chinese,
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
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { PageError } from '../lib/page-error.tsx';
import { loadList } from '../lib/public-reads.ts';
import { Table } from '../lib/table.tsx';
import styles from './classic-home-page.module.css';

const NEWS = 10;
const TEXTS = {
  news: { 'zh-TW': '最新消息', en: 'News' },
  allNews: { 'zh-TW': '看全部消息', en: 'All news' },
  noNews: { 'zh-TW': '目前沒有新聞', en: 'No news at the moment' },
  date: { 'zh-TW': '日期', en: 'Date' },
  title: { 'zh-TW': '標題', en: 'Title' },
  category: { 'zh-TW': '分類', en: 'Category' },
  colleges: { 'zh-TW': '學院一覽', en: 'Colleges' },
  college: { 'zh-TW': '學院', en: 'College' },
  about: { 'zh-TW': '簡介', en: 'About' },
  guide: { 'zh-TW': '學院導覽', en: 'College guide' },
  admissions: { 'zh-TW': '招生資訊', en: 'Admissions' },
} as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [news, colleges] = await Promise.all([
    loadList(api, 'news', { perpage: NEWS }),
    loadList(api, 'setting/college_list'),
  ]);
  return { news, colleges };
}

/** The home page of the earlier edition: one head that stands still, the news first, the colleges as a table. */
export function Component() {
  const t = useMessage();
  const { news, colleges } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        description={t.locale === 'en' ? about.descriptionEn : about.description}
        canonical="/"
      />
      <PageHero
        title={identity.name}
        lead={t.locale === 'en' ? about.descriptionEn : about.description}
      >
        <p className={styles.ways}>
          <ButtonLink href="/admissions">{t(TEXTS.admissions)}</ButtonLink>
          <ButtonLink href="/bachelor" look="outline">
            {t(TEXTS.guide)}
          </ButtonLink>
        </p>
      </PageHero>
      <Section title={t(TEXTS.news)} more={<MoreLink href="/news">{t(TEXTS.allNews)}</MoreLink>}>
        {news === null && <SectionError />}
        {news?.length === 0 && <EmptyState>{t(TEXTS.noNews)}</EmptyState>}
        {news && news.length > 0 && <NewsTable news={news} />}
      </Section>
      <Section title={t(TEXTS.colleges)}>
        {colleges === null && <SectionError />}
        {colleges && <CollegeTable colleges={colleges} />}
      </Section>
    </>
  );
}
type Loaded = Awaited<ReturnType<typeof loader>>;

function NewsTable({ news }: { news: NonNullable<Loaded['news']> }) {
  const t = useMessage();
  return (
    <Table className={styles.table} head={[t(TEXTS.date), t(TEXTS.title), t(TEXTS.category)]}>
      <tbody>
        {news.map(({ id, title, date, category }) => (
          <tr key={id}>
            <td>
              <time dateTime={date}>{formatDay(date)}</time>
            </td>
            <th scope="row">
              <PageLink to={`/newsCont?id=${id}`}>
                <Chinese>
                  <Phrases>{title}</Phrases>
                </Chinese>
              </PageLink>
            </th>
            <td className={styles.category}>
              <Chinese>{category.title}</Chinese>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CollegeTable({ colleges }: { colleges: NonNullable<Loaded['colleges']> }) {
  const t = useMessage();
  return (
    <Table className={styles.table} head={[t(TEXTS.college), t(TEXTS.about)]}>
      <tbody>
        {colleges.map(({ id, title, titleEn, intro, link }) => (
          <tr key={id}>
            <th scope="row">
              <SmartLink href={link.href}>{t.locale === 'en' ? titleEn : title}</SmartLink>
            </th>
            <td>
              <Chinese>{intro}</Chinese>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
export const ErrorBoundary = PageError;
