import {
  type AnyEntry,
  computeShownState,
  formatChange,
  listDrafts,
  PageHeader,
  Table,
  Tag,
} from '@admissions/admin-ui';
import { type Api, apiContext } from '@admissions/api-client';
import { adminPathsOf, type ImageValue, type Localised, pair } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Screen } from './content-screen.ts';
import type { Section } from './screens.ts';

interface Overview {
  title: Localised;
  note: Localised;
  sections: readonly Section[];
  /** Index of the first that all pages share, as in `slice`. */
  sharedFrom: number;
}
interface Row extends Section {
  published?: number;
  /** Never published, or published with a draft. */
  waiting?: number;
  last?: AnyEntry | undefined;
  /** Of an entry with one. */
  picture?: ImageValue | undefined;
}

/** Sections of a page in its order, then what all pages share, each with its state. */
export const overviewScreen = (overview: Overview): Screen => ({
  loader: ({ context }: LoaderFunctionArgs): Promise<Row[]> =>
    Promise.all(overview.sections.map((section) => summarise(context.get(apiContext), section))),
  element: <OverviewPage {...overview} />,
});

async function summarise(api: Api, section: Section): Promise<Row> {
  const { kind } = section;
  if (!kind) return section;
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
    last: list[0],
    picture: list.flatMap((entry) => Object.values(entry)).find(isPicture),
  };
}

const isPicture = (value: unknown): value is ImageValue =>
  typeof value === 'object' && value !== null && 'url' in value && 'alt' in value;
const THUMBNAIL = { flex: 'none', width: '4rem', height: '2.5rem', objectFit: 'cover' } as const;

function OverviewPage({ title, note, sharedFrom }: Overview) {
  const t = useMessage();
  const rows = useLoaderData<Row[]>();
  return (
    <>
      <PageHeader title={title} note={t(note)} help={HELP} />
      <SectionTable title={WORDS.page} rows={rows.slice(0, sharedFrom)} />
      <SectionTable title={WORDS.shared} rows={rows.slice(sharedFrom)} />
    </>
  );
}

function SectionTable({ title, rows }: { title: Localised; rows: readonly Row[] }) {
  const t = useMessage();
  const hasPictures = rows.some(({ picture }) => picture);
  return (
    rows.length > 0 && (
      <section className="below-m">
        <h2 className="below-s">{t(title)}</h2>
        <Table
          rowKey="order"
          isFitted
          dataSource={rows}
          columns={[
            {
              key: 'kind',
              title: WORDS.section,
              render: (_, { label, path, picture }) => (
                <span className="line gap-m">
                  {picture ? (
                    <img
                      className="tile"
                      style={THUMBNAIL}
                      src={picture.url}
                      alt=""
                      loading="lazy"
                    />
                  ) : (
                    hasPictures && <span style={THUMBNAIL} />
                  )}
                  <Link to={path}>{t(label)}</Link>
                </span>
              ),
            },
            {
              key: 'state',
              title: WORDS.state,
              width: '30%',
              render: (_, row) => <State {...row} />,
            },
            {
              key: 'last',
              title: WORDS.last,
              width: '30%',
              render: (_, { kind, last }) =>
                last?.updatedBy
                  ? formatChange(last.updatedAt, last.updatedBy, t)
                  : kind && t(WORDS.first),
            },
          ]}
        />
      </section>
    )
  );
}

function State({ kind, published = 0, waiting = 0 }: Row) {
  const t = useMessage();
  if (!kind) return t(WORDS.elsewhere);
  return (
    <span className="wrap gap-xs">
      {published > 0 && (
        <Tag color="success">
          {t(kind.singleton ? WORDS.live : WORDS.published, { count: published })}
        </Tag>
      )}
      {waiting > 0 && <Tag color="warning">{t(WORDS.waiting, { count: waiting })}</Tag>}
      {published + waiting === 0 && <Tag>{t(WORDS.usual)}</Tag>}
    </span>
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
  elsewhere: pair('在另一個畫面修改', 'On another screen'),
  usual: pair('預設內容', 'As delivered'),
  last: pair('最後修改', 'Last change'),
  first: pair('建站時的內容', 'Since the site was set up'),
} as const;
