import { Button, FormField, Input, PageHeader, Table, useAction } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import {
  BUNDLE_NAME_MAX,
  BUNDLE_PATHS,
  type Bundle,
  type ListedBundle,
} from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { TEXTS } from './texts.ts';

/** All bundles, and the form for a new one. */
export function BundleList({ list }: { list: readonly ListedBundle[] }) {
  const t = useMessage();
  return (
    <>
      <PageHeader title={t(TEXTS.title)} note={t(TEXTS.note)} />
      <CreateForm />
      <Table
        rowKey="id"
        isFitted
        dataSource={list}
        empty={t(TEXTS.none)}
        columns={[
          {
            key: 'name',
            title: t(TEXTS.name),
            render: (_, { id, name }) => <Link to={`?id=${id}`}>{name}</Link>,
          },
          { key: 'count', title: t(TEXTS.count), dataIndex: 'count' },
          { key: 'state', title: t(TEXTS.state), render: (_, bundle) => describeState(bundle, t) },
          {
            key: 'created',
            title: t(TEXTS.created),
            isWideOnly: true,
            render: (_, { at, by }) => `${formatMoment(at)} ${by}`,
          },
        ]}
      />
    </>
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
    <form onSubmit={create} noValidate>
      <FormField label={t(TEXTS.newName)} error={error}>
        {(control) => (
          <span className="flex gap-s">
            <Input
              {...control}
              maxLength={BUNDLE_NAME_MAX}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button htmlType="submit" loading={isBusy}>
              {t(TEXTS.create)}
            </Button>
          </span>
        )}
      </FormField>
    </form>
  );
}
