import {
  Button,
  DateInput,
  Empty,
  Input,
  PageHeader,
  Table,
  useSearchInput,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import { question } from '@admissions/model/forms';
import type { Page } from '@admissions/protocol';
import type { AccessLogEntry } from '@admissions/protocol/forms';
import { ACCESS_PATH } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { FormEvent } from 'react';
import { useId } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { buildSearchParams, parseDayParam, parsePageParam } from '../../lib/page-query.ts';
import { accessHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { SCREENS } from '../../screens/screens.ts';
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
    begin: parseDayParam(search, 'begin'),
    end: parseDayParam(search, 'end'),
  };
  const params = {
    page: parsePageParam(search),
    perpage: 50,
    account: filters.account || null,
    begin: filters.begin || null,
    end: filters.end || null,
  };
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
    const sent = [...SCREENS.map((screen) => screen.form), question];
    const label = sent.find(({ name }) => name === form)?.label;
    return label ? t(label) : form;
  };
  return (
    <>
      <PageHeader title={t(TEXTS.title)} note={t(TEXTS.help)} help={accessHelp(t)} />
      <AccessFilters filters={filters} />
      <Table<AccessLogEntry>
        rowKey="id"
        isDense
        dataSource={page.list}
        empty={<Empty description={t(TEXTS.nothing)} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          onChange: (next) => setSearch(buildSearchParams({ ...filters, page: next })),
        }}
        columns={[
          {
            key: 'at',
            title: t(TEXTS.at),
            render: (_, { at }) => <time dateTime={at}>{formatMoment(at)}</time>,
          },
          {
            key: 'account',
            title: t(TEXTS.account),
            render: (_, { account }) => account ?? '—',
          },
          {
            key: 'action',
            title: t(TEXTS.action),
            render: (_, { action }) => t(action === 'export' ? TEXTS.export : TEXTS.view),
          },
          { key: 'form', title: t(TEXTS.form), render: (_, { form }) => formName(form) },
          {
            key: 'submissions',
            title: t(TEXTS.submissions),
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
  const id = useId();
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
        <div>
          <label htmlFor={`${id}-account`}>{t(TEXTS.account)}</label>
          <Input
            id={`${id}-account`}
            name="account"
            autoComplete="off"
            maxLength={100}
            value={typed.account}
            onChange={({ target }) => type({ account: target.value })}
            aria-keyshortcuts="/"
          />
        </div>
        {(['begin', 'end'] as const).map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{t(TEXTS[name])}</label>
            <DateInput
              id={`${id}-${name}`}
              name={name}
              value={typed[name]}
              onChange={(day) => type({ [name]: day })}
            />
          </div>
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
