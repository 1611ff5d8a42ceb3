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
import {
  type AnyKind,
  adminPathsOf,
  type ImageValue,
  type Localised,
  pair,
} from '@admissions/model';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Screen } from './content-screen.ts';

interface Section {
  kind: AnyKind;
  /** Page that manages the section. */
  path: string;
  /** On all pages. */
  isShared?: boolean;
}
interface Overview {
  title: Localised;
  note: Localised;
  sections: readonly Section[];
}
interface Summary {
  published: number;
  /** Never published, or published with a draft. */
  waiting: number;
  last: AnyEntry | undefined;
  /** Of an entry with one. */
  picture: ImageValue | undefined;
}

/** Sections of a page in its order, then what all pages share, each with its state. */
export const overviewScreen = (overview: Overview): Screen => ({
  loader: ({ context }: LoaderFunctionArgs): Promise<Summary[]> =>
    Promise.all(overview.sections.map(({ kind }) => summarise(context.get(apiContext), kind))),
  element: <OverviewPage {...overview} />,
});

async function summarise(api: Api, kind: AnyKind): Promise<Summary> {
  const params = { perpage: 100, sort: '-updatedAt' };
  const [{ list }, drafts] = await Promise.all([
    api.get<Page<AnyEntry>>(adminPathsOf(kind).list, { params }),
    listDrafts(api, kind),
  ]);
  const drafted = new Set(drafts.map(({ entryId }) => entryId));
  const states = list.map((entry) => ({ id: entry.id, state: computeShownState(entry) }));
  return {
    published: states.filter(({ state }) => state === 'published').length,
    waiting: states.filter(({ id, state }) => state === 'draft' || drafted.has(id)).length,
    last: list[0],
    picture: list.flatMap((entry) => Object.values(entry)).find(isPicture),
  };
}

const isPicture = (value: unknown): value is ImageValue =>
  typeof value === 'object' && value !== null && 'url' in value && 'alt' in value;
const HEADING = { fontSize: 'var(--size-body)' };
const THUMBNAIL = { flex: 'none', width: '4rem', height: '2.5rem', objectFit: 'cover' } as const;

function OverviewPage({ title, note, sections }: Overview) {
  const t = useMessage();
  const summaries = useLoaderData<Summary[]>();
  const rows = sections.map((section, index) => ({ ...section, ...summaries[index] }));
  const shared = rows.filter(({ isShared }) => isShared);
  return (
    <>
      <PageHeader title={title} note={t(note)} help={HELP} />
      {shared.length > 0 && (
        <h2 className="below-s" style={HEADING}>
          {t(WORDS.page)}
        </h2>
      )}
      <SectionTable rows={rows.filter(({ isShared }) => !isShared)} />
      {shared.length > 0 && (
        <>
          <h2 className="space-m below-s" style={HEADING}>
            {t(WORDS.shared)}
          </h2>
          <SectionTable rows={shared} />
        </>
      )}
    </>
  );
}

function SectionTable({ rows }: { rows: readonly (Section & Partial<Summary>)[] }) {
  const t = useMessage();
  return (
    <Table
      rowKey={({ kind }) => kind.id}
      isFitted
      dataSource={rows}
      columns={[
        {
          key: 'kind',
          title: t(WORDS.section),
          render: (_, { kind, path, picture }) => (
            <span className="line gap-m">
              {picture ? (
                <img className="tile" style={THUMBNAIL} src={picture.url} alt="" loading="lazy" />
              ) : (
                <span style={THUMBNAIL} />
              )}
              <Link to={path}>{t(kind.label)}</Link>
            </span>
          ),
        },
        {
          key: 'state',
          title: t(WORDS.state),
          width: '30%',
          render: (_, { kind, published, waiting }) => (
            <State isSingle={kind.singleton} {...{ published, waiting }} />
          ),
        },
        {
          key: 'last',
          title: t(WORDS.last),
          width: '30%',
          render: (_, { last }) =>
            last?.updatedBy ? formatChange(last.updatedAt, last.updatedBy, t) : t(WORDS.first),
        },
      ]}
    />
  );
}

interface StateProps extends Partial<Summary> {
  isSingle: boolean;
}
function State({ isSingle, published = 0, waiting = 0 }: StateProps) {
  const t = useMessage();
  return (
    <span className="wrap gap-xs">
      {published > 0 && (
        <Tag color="success">
          {t(isSingle ? WORDS.live : WORDS.published, { count: published })}
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
  page: pair('首頁由上到下', 'The home page from its top'),
  shared: pair('每一頁共用', 'On every page'),
  section: pair('區塊', 'Section'),
  state: pair('狀態', 'State'),
  live: pair('已發布', 'Published'),
  published: pair('已發布{count}筆', 'Published: {count}'),
  waiting: pair('待發布的草稿{count}筆', 'Drafts to publish: {count}'),
  usual: pair('預設內容', 'As delivered'),
  last: pair('最後修改', 'Last change'),
  first: pair('建站時的內容', 'Since the site was set up'),
} as const;
