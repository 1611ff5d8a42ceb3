import {
  type AnyEntry,
  Button,
  computeShownState,
  formatChange,
  listDrafts,
  PageHeader,
  SampleMark,
  Table,
  Tag,
} from '@admissions/admin-ui';
import { type Api, apiContext } from '@admissions/api-client';
import { adminPathsOf, type ImageValue, type Localised, pair } from '@admissions/model';
import { banner } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TEXTS } from '../lib/texts.ts';
import type { Screen } from './content-screen.ts';
import styles from './overview.module.css';
import type { Section } from './screens.ts';

interface Overview {
  /** Sections of other areas are edited on other screens. */
  area: string;
  /** The public page. */
  page: string;
  title: Localised;
  note: Localised;
  sections: readonly Section[];
  /** Index of the first that all pages share, as in `slice`. */
  sharedFrom: number;
}
interface Row extends Section {
  published: number;
  /** Never published, or published with a draft. */
  waiting: number;
  /** Newest first; of other areas as visitors see them. */
  entries: readonly AnyEntry[];
  isElsewhere: boolean;
}

/** Sections of a page in its order, then what all pages share, each with its state. */
export const overviewScreen = (overview: Overview): Screen => ({
  loader: ({ context }: LoaderFunctionArgs): Promise<Row[]> =>
    Promise.all(
      overview.sections.map((section) =>
        section.kind.area === overview.area
          ? summarise(context.get(apiContext), section)
          : summarisePublic(context.get(apiContext), section),
      ),
    ),
  element: <OverviewPage {...overview} />,
});

async function summarise(api: Api, section: Section): Promise<Row> {
  const { kind } = section;
  const params = { perpage: 100, sort: '-updatedAt' };
  const [{ list }, drafts] = await Promise.all([
    api.get<Page<AnyEntry>>(adminPathsOf(kind).list, { params }),
    listDrafts(api, kind),
  ]);
  const drafted = new Set(drafts.map(({ entryId }) => entryId));
  const states = list.map((entry) => ({ id: entry.id, state: computeShownState(entry) }));
  return {
    ...section,
    published: states.filter(({ state }) => state === 'published').length,
    waiting: states.filter(({ id, state }) => state === 'draft' || drafted.has(id)).length,
    entries: list,
    isElsewhere: false,
  };
}

/** Public data, for areas that the account may not enter. */
async function summarisePublic(api: Api, section: Section): Promise<Row> {
  const { kind, place } = section;
  const read = (path: string, params: Record<string, string | number>) =>
    api.get<Page<AnyEntry>>(`/api/ap/${path}`, { params });
  const home = place && (await read(banner.public.list, { place: 'home' }));
  const bid = home?.list.find(({ mode }) => mode === place)?.id;
  const { list, total } = await read(kind.public.list ?? '', place ? { bid: bid ?? 0 } : {});
  const path = bid ? `${section.path}?bid=${bid}` : section.path;
  return { ...section, path, published: total, waiting: 0, entries: list, isElsewhere: true };
}

const isPicture = (value: unknown): value is ImageValue =>
  typeof value === 'object' && value !== null && 'url' in value && 'alt' in value;

function OverviewPage({ page, title, note, sharedFrom }: Overview) {
  const t = useMessage();
  const rows = useLoaderData<Row[]>();
  return (
    <>
      <PageHeader
        title={title}
        note={t(note)}
        help={HELP}
        actions={
          <Button href={page} target="_blank" rel="noopener">
            {t(TEXTS.view)}
          </Button>
        }
      />
      <SectionTable title={WORDS.page} rows={rows.slice(0, sharedFrom)} />
      <SectionTable title={WORDS.shared} rows={rows.slice(sharedFrom)} />
    </>
  );
}

function SectionTable({ title, rows }: { title: Localised; rows: readonly Row[] }) {
  const t = useMessage();
  return (
    rows.length > 0 && (
      <section className="below-m">
        <h2 className="below-s">{t(title)}</h2>
        <Table
          rowKey="order"
          isFitted
          dataSource={rows}
          columns={[
            { key: 'kind', title: WORDS.section, render: (_, row) => <Name {...row} /> },
            {
              key: 'state',
              title: WORDS.state,
              width: '40%',
              render: (_, row) => <State {...row} />,
            },
          ]}
        />
      </section>
    )
  );
}

/** A section with a picture and the titles of some entries. */
function Name({ kind, label, path, entries }: Row) {
  const t = useMessage();
  const picture = entries.flatMap((entry) => Object.values(entry)).find(isPicture);
  const titles = entries.slice(0, 3).map((entry) => entry[kind.title]);
  return (
    <span className="line gap-m">
      <span className={styles.thumbnail}>
        {picture && <img src={picture.url} alt="" loading="lazy" />}
      </span>
      <span>
        <Link data-opens to={path}>
          {t(label)}
        </Link>
        <div className={styles.titles}>
          {t.join(titles.filter((each) => typeof each === 'string'))}
        </div>
      </span>
    </span>
  );
}

function State({ kind, place, path, published, waiting, entries, isElsewhere }: Row) {
  const t = useMessage();
  const [last] = entries;
  return (
    <>
      <span className="wrap gap-xs">
        {published > 0 && (
          <Tag color="success">
            {t(kind.singleton ? WORDS.live : WORDS.published, { count: published })}
          </Tag>
        )}
        {waiting > 0 && <Tag color="warning">{t(WORDS.waiting, { count: waiting })}</Tag>}
        {published + waiting === 0 && <Tag>{t(WORDS.usual)}</Tag>}
        {entries.some(({ isSample }) => isSample) && <SampleMark />}
      </span>
      {isElsewhere && (
        <Link className="small block" to={path}>
          {t(WORDS.elsewhere, { screen: t((place ? banner : kind).label) })}
        </Link>
      )}
      {last?.updatedBy && (
        <div className="faint tiny">{formatChange(last.updatedAt, last.updatedBy, t)}</div>
      )}
    </>
  );
}

const HELP = [
  pair(
    '點區塊的名稱可以修改；改了先存成草稿，發布之後訪客才看得到。',
    'The name opens the section; changes are drafts until they are published.',
  ),
  pair(
    '「預設內容」是還沒有人填寫的區塊，網站會顯示建站時的文字。',
    'A section as delivered has no entry yet: the site shows its first text.',
  ),
] as const;

const WORDS = {
  page: pair('頁面由上到下', 'The page from its top'),
  shared: pair('每一頁共用', 'On every page'),
  section: pair('區塊', 'Section'),
  state: pair('狀態', 'State'),
  live: pair('已發布', 'Published'),
  published: pair('已發布{count}筆', 'Published: {count}'),
  waiting: pair('待發布的草稿{count}筆', 'Drafts to publish: {count}'),
  elsewhere: pair('在「{screen}」修改', 'Edited under {screen}'),
  usual: pair('預設內容', 'As delivered'),
} as const;
