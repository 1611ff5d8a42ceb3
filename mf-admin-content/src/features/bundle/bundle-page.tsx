import {
  Button,
  NotFound,
  nullIfNotFound,
  PageHeader,
  Panel,
  Table,
  Tag,
  useBundleDialog,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import {
  ADMIN_BUNDLES,
  BUNDLE_PATHS,
  type Bundle,
  ENTRY_DRAFT_PATHS,
  type ListedBundle,
  type ListedEntryDraft,
  type SavedDraft,
} from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { ItemLink, nameItem } from './bundle-items.tsx';
import { BundleView } from './bundle-view.tsx';
import { HELP, TEXTS } from './texts.ts';

interface Lists {
  list: readonly ListedBundle[];
  drafts: readonly Draft[];
}
type Draft = ListedEntryDraft | SavedDraft;
export async function loader({ context, request }: LoaderFunctionArgs) {
  const from = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null)
    return {
      list: null,
      drafts: [],
      bundle: /^\d{1,9}$/.test(id)
        ? await nullIfNotFound(from.get<Bundle>(BUNDLE_PATHS.one(id)))
        : null,
    };
  const [{ list, saved = [] }, { list: drafts }] = await Promise.all([
    from.get<{ list: ListedBundle[]; saved?: SavedDraft[] }>(BUNDLE_PATHS.list),
    from.get<{ list: ListedEntryDraft[] }>(ENTRY_DRAFT_PATHS.list, {
      params: { bundled: 'no' },
      newParams: ['bundled'],
    }),
  ]);
  return { list, drafts: [...drafts, ...saved], bundle: null };
}

/** Changes that go live together: all of them, or one with `?id=`. */
export function Component() {
  const t = useMessage();
  const { list, drafts, bundle } = useLoaderData<typeof loader>();
  if (list) return <BundleList list={list} drafts={drafts} />;
  if (bundle) return <BundleView key={bundle.id} bundle={bundle} />;
  return <NotFound title={TEXTS.gone} back={{ to: ADMIN_BUNDLES, label: t(TEXTS.back) }} />;
}

/** All bundles, and drafts for one; without bundles, how to use them. */
function BundleList({ list, drafts }: Lists) {
  const t = useMessage();
  const isEmpty = list.length === 0;
  return (
    <>
      <PageHeader title={TEXTS.title} note={t(TEXTS.note)} {...(!isEmpty && { help: HELP })} />
      {drafts.length > 0 && <Drafts drafts={drafts} />}
      {isEmpty ? (
        <Panel title={TEXTS.steps}>
          {drafts.length === 0 && <p>{t(TEXTS.drafts, { count: 0 })}</p>}
          <ol>
            {HELP.map(t.text).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Panel>
      ) : (
        <BundleTable list={list} />
      )}
    </>
  );
}

function BundleTable({ list }: { list: readonly ListedBundle[] }) {
  const t = useMessage();
  return (
    <Table
      rowKey="id"
      isFitted
      dataSource={list}
      columns={[
        {
          key: 'name',
          title: TEXTS.name,
          render: (_, { id, name }) => <Link to={`?id=${id}`}>{name}</Link>,
        },
        { key: 'count', title: TEXTS.count, dataIndex: 'count' },
        {
          key: 'state',
          title: TEXTS.state,
          render: (_, bundle) => (
            <Tag color={bundle.published ? 'success' : 'warning'}>{describeState(bundle, t)}</Tag>
          ),
        },
        {
          key: 'created',
          title: TEXTS.created,
          isWideOnly: true,
          render: (_, { at, by }) => `${formatMoment(at)} ${by}`,
        },
      ]}
    />
  );
}

function describeState({ schedule, published }: ListedBundle, t: Translate) {
  if (published)
    return t(TEXTS.published, { name: published.by, time: formatMoment(published.at) });
  if (!schedule) return t(TEXTS.open);
  return t(schedule.isFailed ? TEXTS.failed : TEXTS.due, { time: formatMoment(schedule.at) });
}

/** Drafts outside bundles, to choose from. */
function Drafts({ drafts }: Pick<Lists, 'drafts'>) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const [chosen, choose] = useState<readonly (number | string)[]>([]);
  const rows = drafts.map((draft) => ({ ...draft, key: `${draft.kind} ${draft.entryId}` }));
  const { open, dialog } = useBundleDialog(() => void revalidate());
  const subjects = rows
    .filter(({ key }) => chosen.includes(key))
    .map(({ kind, entryId }) => ({ kind, entryId }));
  return (
    <div className="below-m">
      <Panel title={t(TEXTS.drafts, { count: drafts.length })}>
        <Table
          rowKey="key"
          isFitted
          isDense
          dataSource={rows}
          rowSelection={{
            selectedRowKeys: chosen,
            onChange: choose,
            getLabel: (draft) => nameItem(draft, t) || t(TEXTS.untitled),
          }}
          columns={[
            { key: 'entry', title: TEXTS.entry, render: (_, draft) => <ItemLink item={draft} /> },
            {
              key: 'changed',
              title: TEXTS.changed,
              render: (_, { updatedAt, updatedBy }) => `${formatMoment(updatedAt)} ${updatedBy}`,
            },
          ]}
        />
        <div className="space-m">
          <Button type="primary" disabled={subjects.length === 0} onClick={() => open(subjects)}>
            {t(TEXTS.gather, { count: subjects.length })}
          </Button>
        </div>
        {dialog}
      </Panel>
    </div>
  );
}
