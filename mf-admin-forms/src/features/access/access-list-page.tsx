import {
  Button,
  DateInput,
  Empty,
  Input,
  mergeRepeated,
  PageHeader,
  Table,
  useSearchInput,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import { FORMS, question } from '@admissions/model/forms';
import type { Page } from '@admissions/protocol';
import { ACCESS_PATH, type AccessLogEntry } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { FormEvent } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { FilterField } from '../../lib/filter-field.tsx';
import { buildSearchParams, parseDay, parsePageParam } from '../../lib/page-query.ts';
import { accessHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './access-list.module.css';
import { TEXTS } from './texts.ts';

interface Loaded {
  page: Page<AccessLogEntry>;
  filters: { account: string; begin: string; end: string };
}
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const search = new URL(request.url).searchParams;
  const filters = {
    account: (search.get('account') ?? '').trim().slice(0, 100),
    begin: parseDay(search.get('begin') ?? ''),
    end: parseDay(search.get('end') ?? ''),
  };
  const params = { page: parsePageParam(search), perpage: 50, ...filters };
  return {
    filters,
    page: await context
      .get(apiContext)
      .get<Page<AccessLogEntry>>(ACCESS_PATH, { params, signal: request.signal }),
  };
}

export function Component() {
  const t = useMessage();
  const { page, filters } = useLoaderData<Loaded>();
  const [, setSearch] = useSearchParams();
  const formName = (form: string) => {
    const label = [...FORMS, question].find(({ name }) => name === form)?.label;
    return label ? t(label) : form;
  };
  return (
    <>
      <PageHeader title={TEXTS.title} note={t(TEXTS.help)} help={accessHelp} />
      <AccessFilters filters={filters} />
      <p role="status" className="faint mini below-xs">
        {t(TEXTS.total, { total: page.total })}
      </p>
      <Table
        rowKey="id"
        isDense
        dataSource={mergeRepeated(page.list)}
        empty={
          <Empty
            description={t(
              Object.values(filters).some(Boolean) ? TEXTS.nothingFound : TEXTS.nothing,
            )}
            image={Empty.PRESENTED_IMAGE_SIMPLE}
          />
        }
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          onChange: (next) => setSearch(buildSearchParams({ ...filters, page: next })),
        }}
        columns={[
          {
            key: 'at',
            title: TEXTS.at,
            render: (_, { at }) => <time dateTime={at}>{formatMoment(at)}</time>,
          },
          {
            key: 'account',
            title: TEXTS.account,
            render: (_, { account, name }) => (
              <>
                {name ?? account ?? '—'}
                {name && <div className="faint tiny">{account}</div>}
              </>
            ),
          },
          {
            key: 'action',
            title: TEXTS.action,
            render: (_, { action, times }) =>
              t(action === 'export' ? TEXTS.export : TEXTS.view) + (times > 1 ? ` ×${times}` : ''),
          },
          { key: 'form', title: TEXTS.form, render: (_, { form }) => formName(form) },
          {
            key: 'submissions',
            title: TEXTS.submissions,
            render: (_, { form, submissions, reference }) =>
              /^\d+$/.test(submissions) ? (
                <Link to={`/admin/forms/edit_${form}?id=${submissions}`}>
                  {reference ?? t(TEXTS.numbers, { ids: submissions })}
                </Link>
              ) : (
                (submissions && t(TEXTS.numbers, { ids: submissions })) || '—'
              ),
          },
        ]}
      />
    </>
  );
}

function AccessFilters({ filters }: Pick<Loaded, 'filters'>) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const { typed, type, markRequested } = useSearchInput(
    String(buildSearchParams(filters)),
    () => filters,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = buildSearchParams({ ...typed, account: typed.account.trim() });
    markRequested(String(search));
    setSearch(search);
  };
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <FilterField label={t(TEXTS.account)}>
          {(id) => (
            <Input
              id={id}
              name="account"
              autoComplete="off"
              maxLength={100}
              value={typed.account}
              onChange={({ target }) => type({ account: target.value })}
              aria-keyshortcuts="/"
            />
          )}
        </FilterField>
        {(['begin', 'end'] as const).map((name) => (
          <FilterField key={name} label={t(TEXTS[name])}>
            {(id) => (
              <DateInput
                id={id}
                name={name}
                value={typed[name]}
                onChange={(day) => type({ [name]: day })}
              />
            )}
          </FilterField>
        ))}
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
        {Object.values(filters).some(Boolean) && (
          <Button type="text" onClick={() => setSearch(new URLSearchParams())}>
            {t(SHARED_TEXTS.clear)}
          </Button>
        )}
      </form>
    </search>
  );
}
