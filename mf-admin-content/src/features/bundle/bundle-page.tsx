import {
  Button,
  FormField,
  Input,
  NotFound,
  nullIfNotFound,
  PageHeader,
  Panel,
  Table,
  Tag,
  useAction,
} from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import {
  ADMIN_BUNDLES,
  BUNDLE_NAME_MAX,
  BUNDLE_PATHS,
  type Bundle,
  type ListedBundle,
} from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { type FormEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { BundleView } from './bundle-view.tsx';
import { HELP, TEXTS } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const from = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null)
    return {
      list: null,
      bundle: /^\d{1,9}$/.test(id)
        ? await nullIfNotFound(from.get<Bundle>(BUNDLE_PATHS.one(id)))
        : null,
    };
  const { list } = await from.get<{ list: ListedBundle[] }>(BUNDLE_PATHS.list);
  return { list, bundle: null };
}

/** Changes that go live together: all of them, or one with `?id=`. */
export function Component() {
  const t = useMessage();
  const { list, bundle } = useLoaderData<typeof loader>();
  if (list) return <BundleList list={list} />;
  if (bundle) return <BundleView key={bundle.id} bundle={bundle} />;
  return <NotFound title={TEXTS.gone} back={{ to: ADMIN_BUNDLES, label: t(TEXTS.back) }} />;
}

/** All bundles, and the form for a new one; without bundles, how to use them. */
function BundleList({ list }: { list: readonly ListedBundle[] }) {
  const t = useMessage();
  const isEmpty = list.length === 0;
  return (
    <>
      <PageHeader title={TEXTS.title} note={t(TEXTS.note)} {...(!isEmpty && { help: HELP })} />
      <CreateForm />
      {isEmpty ? (
        <Panel title={TEXTS.steps}>
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

function CreateForm() {
  const t = useMessage();
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  function create(event: FormEvent) {
    event.preventDefault();
    setError(name.trim() === '' ? t(TEXTS.noName) : undefined);
    if (name.trim() === '') return;
    void run(async () => {
      const { id } = await api().post<Bundle>(BUNDLE_PATHS.add, { name });
      await navigate(`?id=${id}`);
    });
  }
  return (
    <form className="below-m" onSubmit={create} noValidate>
      <Panel title={TEXTS.fresh}>
        <FormField label={TEXTS.name} error={error}>
          {(control) => (
            <span className="flex gap-s">
              <Input
                {...control}
                maxLength={BUNDLE_NAME_MAX}
                placeholder={t(TEXTS.example)}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="primary" htmlType="submit" loading={isBusy}>
                {t(TEXTS.create)}
              </Button>
            </span>
          )}
        </FormField>
      </Panel>
    </form>
  );
}
