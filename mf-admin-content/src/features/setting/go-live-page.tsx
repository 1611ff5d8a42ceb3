import { Button, LinkButton, PageHeader, Table, useAction } from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { joinLabel } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import {
  GO_LIVE_PATHS,
  type GoLiveItem,
  SAMPLE_PATHS,
  type SampleArea,
  type TestLetterResult,
} from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { CHECKS, STATES, TEXTS } from './go-live-texts.ts';
import { SamplesPanel } from './samples-panel.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const from = context.get(apiContext);
  const [{ list }, { areas }] = await Promise.all([
    from.get<{ list: GoLiveItem[] }>(GO_LIVE_PATHS.list),
    from.get<{ areas: SampleArea[] }>(SAMPLE_PATHS.list),
  ]);
  return { list, areas };
}

/** Steps before the site goes live, and the samples that are left. */
export function Component() {
  const t = useMessage();
  const { list, areas } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t(TEXTS.title)} note={t(TEXTS.note)} />
      <Table
        rowKey="check"
        isFitted
        dataSource={list}
        columns={[
          { key: 'state', title: t(TEXTS.state), render: (_, { state }) => t(STATES[state]) },
          {
            key: 'check',
            title: t(TEXTS.check),
            render: (_, item) => <CheckWords item={item} />,
          },
          {
            key: 'actions',
            title: t(TEXTS.actions),
            render: (_, item) => <CheckActions item={item} />,
          },
        ]}
      />
      <SamplesPanel areas={areas} />
    </>
  );
}

function CheckWords({ item: { check, state, count, detail, by } }: { item: GoLiveItem }) {
  const t = useMessage();
  const { name, done, open } = CHECKS[check];
  return (
    <>
      <strong>{t(name)}</strong>
      <br />
      {t(state === 'done' ? done : open, { count, detail })}
      {by && ` ${t(TEXTS.by, { name: by })}`}
      {check === 'content' && state === 'open' && <EmptyLists kinds={detail.split(' ')} />}
    </>
  );
}

function EmptyLists({ kinds }: { kinds: readonly string[] }) {
  const t = useMessage();
  return (
    <span className="wrap">
      {kinds.map((id) => {
        const { area, label, screen } = kindOf(id as KindId);
        return (
          screen.shape === 'list' && (
            <Link key={id} to={`/admin/${area}/${screen.list}`}>
              {t(label)}
            </Link>
          )
        );
      })}
    </span>
  );
}

function CheckActions({ item: { check, state, by } }: { item: GoLiveItem }) {
  const t = useMessage();
  const toast = useAppStore((store) => store.toast);
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useAction();
  const { name, to } = CHECKS[check];
  const confirmation = check === 'look' ? TEXTS.confirm : TEXTS.notNeeded;
  const answer = state === 'open' ? confirmation : TEXTS.reopen;
  const settle = (isSettled: boolean) =>
    void run(async () => {
      await api().put(GO_LIVE_PATHS.one(check), { isSettled });
      await revalidate();
    });
  const sendLetter = () =>
    void run(async () => {
      const { to: address, fault } = await api().post<TestLetterResult>(GO_LIVE_PATHS.letter);
      if (fault === null) toast(t(TEXTS.letterSent, { to: address }), 'success');
      else toast(t(TEXTS.letterFailed, { fault }), 'error');
      await revalidate();
    });
  return (
    <span className="row">
      {to && <LinkButton to={to}>{t(TEXTS.go, { name: t(name) })}</LinkButton>}
      {check === 'mail' && (
        <Button disabled={isBusy} onClick={sendLetter}>
          {t(TEXTS.sendLetter)}
        </Button>
      )}
      {(state === 'open' || by) && (
        <Button
          disabled={isBusy}
          aria-label={joinLabel(t(answer), t(name), t.locale)}
          onClick={() => settle(state === 'open')}
        >
          {t(answer)}
        </Button>
      )}
    </span>
  );
}
