import { Button, Empty, PageHeader, Table } from '@admissions/admin-ui';
import { api, apiContext, fieldErrorMessage } from '@admissions/api-client';
import type { MailListed, MailState, Page } from '@admissions/contracts';
import { formatMoment, MAIL_PATHS, MAIL_STATES } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { pageIn, searchFrom } from '../../lib/page-query.ts';
import { outboxHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './mail-list.module.css';
import { TEXTS } from './texts.ts';

interface Loaded {
  page: Page<MailListed>;
  state: MailState | '';
}
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const search = new URL(request.url).searchParams;
  const state = MAIL_STATES.find((each) => each === search.get('state')) ?? '';
  const params = { page: pageIn(search), perpage: 20, state: state || null };
  return {
    state,
    page: await context
      .get(apiContext)
      .get<Page<MailListed>>(MAIL_PATHS.list, { params, signal: request.signal }),
  };
}

/** What became of the letters about applications; one that failed is sent again. */
export function Component() {
  const t = useMessage();
  const { page, state } = useLoaderData<Loaded>();
  const [, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((store) => store.toast);
  const [busy, setBusy] = useState<number | null>(null);
  async function resend({ id, reference }: MailListed) {
    setBusy(id);
    try {
      await api().post(MAIL_PATHS.resend(id));
      toast(t(TEXTS.queuedAgain, { reference }), 'success');
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    }
    await revalidate();
    setBusy(null);
  }
  return (
    <>
      <PageHeader title={t(TEXTS.title)} note={t(TEXTS.help)} help={outboxHelp(t)} />
      <nav className={styles.tabs} aria-label={t(TEXTS.state)}>
        {(['', ...MAIL_STATES] as const).map((each) => (
          <Link
            key={each}
            to={`?${searchFrom({ state: each })}`}
            aria-current={each === state ? 'page' : undefined}
          >
            {t(each === '' ? SHARED_TEXTS.all : TEXTS[each])}
          </Link>
        ))}
      </nav>
      <Table<MailListed>
        rowKey="id"
        dataSource={page.list}
        empty={
          <Empty
            description={t(state ? TEXTS.nothingInState : TEXTS.nothing)}
            image={Empty.PRESENTED_IMAGE_SIMPLE}
          />
        }
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          onChange: (next) => setSearch(searchFrom({ state, page: next })),
        }}
        columns={[
          {
            key: 'reference',
            title: t(TEXTS.about),
            render: (_, { form, submission, reference }) => (
              <Link to={`/admin/forms/edit_${form}?id=${submission}`}>{reference}</Link>
            ),
          },
          { key: 'role', title: t(TEXTS.to), render: (_, { role }) => t(TEXTS[role]) },
          {
            key: 'state',
            title: t(SHARED_TEXTS.state),
            render: (_, { state: at, fault, attempts }) => (
              <>
                <span className={styles.state} data-state={at}>
                  {t(TEXTS[at])}
                </span>
                {fault && (
                  <div className={styles.second}>
                    {at === 'withheld' ? t(TEXTS.withheldWhy) : t(TEXTS.fault, { fault, attempts })}
                  </div>
                )}
              </>
            ),
          },
          {
            key: 'createdAt',
            title: t(TEXTS.createdAt),
            render: (_, { createdAt }) => formatMoment(createdAt),
          },
          {
            key: 'when',
            title: t(TEXTS.when),
            render: (_, { sentAt, nextAt }) => {
              if (sentAt) return formatMoment(sentAt);
              return nextAt ? t(TEXTS.nextAt, { moment: formatMoment(nextAt) }) : '—';
            },
          },
          {
            key: 'again',
            title: t(TEXTS.actions),
            render: (_, mail) =>
              mail.state === 'failed' && (
                <Button
                  size="small"
                  loading={busy === mail.id}
                  aria-label={`${t(TEXTS.resend)}：${mail.reference}`}
                  onClick={() => void resend(mail)}
                >
                  {t(TEXTS.resend)}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
