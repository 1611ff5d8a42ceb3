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
const THUMBNAIL = { flex: 'none', width: '4rem', height: '2.5rem', objectFit: 'cover' } as const;

function OverviewPage({ title, note, sections }: Overview) {
  const t = useMessage();
  const summaries = useLoaderData<Summary[]>();
  return (
    <>
      <PageHeader title={t(title)} note={t(note)} />
      <Table
        rowKey={({ kind }) => kind.id}
        isFitted
        dataSource={sections.map((section, index) => ({ ...section, ...summaries[index] }))}
        columns={[
          {
            key: 'kind',
            title: t(WORDS.section),
            render: (_, { kind, path, picture }) => (
              <span className="line gap-m">
                {picture ? (
                  <img className="tile" style={THUMBNAIL} src={picture.url} alt="" loading="lazy" />
                ) : (
                  <span className="tile alt" style={THUMBNAIL} />
                )}
                <Link to={path}>{t(kind.label)}</Link>
              </span>
            ),
          },
          {
            key: 'state',
            title: t(WORDS.state),
            render: (_, { kind, published, waiting }) => (
              <State isSingle={kind.singleton} {...{ published, waiting }} />
            ),
          },
          {
            key: 'last',
            title: t(WORDS.last),
            render: (_, { last }) =>
              last?.updatedBy ? formatChange(last.updatedAt, last.updatedBy, t) : t(WORDS.first),
          },
        ]}
      />
    </>
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

const WORDS = {
  section: pair('區塊', 'Section'),
  state: pair('狀態', 'State'),
  live: pair('已發布', 'Published'),
  published: pair('已發布{count}筆', 'Published: {count}'),
  waiting: pair('待發布的草稿{count}筆', 'Drafts to publish: {count}'),
  usual: pair('預設內容', 'As delivered'),
  last: pair('最後修改', 'Last change'),
  first: pair('建站時的內容', 'Since the site was set up'),
} as const;
