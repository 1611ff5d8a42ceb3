import {
  Alert,
  Button,
  LinkButton,
  PageHeader,
  Panel,
  Table,
  Tag,
  useChange,
} from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { adminPathsOf, buildStaffUrl, joinLabel } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import {
  GO_LIVE_PATHS,
  type GoLiveItem,
  MAX_BULK_ENTRIES,
  type RemovedSamples,
  SAMPLE_PATHS,
  type SampleArea,
  type TestLetterResult,
} from '@admissions/protocol/staff';
import { type Translate, useAppStore, useConfirm, useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { ProgressBar } from '../../lib/progress-bar.tsx';
import { CHECKS, HELP, STATES, TECHNICAL, TEXTS } from './go-live-texts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const from = context.get(apiContext);
  const [{ list }, { areas, requests }] = await Promise.all([
    from.get<{ list: GoLiveItem[] }>(GO_LIVE_PATHS.list),
    from.get<{ areas: SampleArea[]; requests: number }>(SAMPLE_PATHS.list),
  ]);
  return { list, areas, requests };
}

/** Steps before the site goes live, and the samples that are left. */
export function Component() {
  const t = useMessage();
  const { list, areas, requests } = useLoaderData<typeof loader>();
  const open = list.filter(({ state }) => state === 'open');
  const settled = list.filter(({ state }) => state !== 'open');
  return (
    <>
      <PageHeader title={TEXTS.title} note={t(TEXTS.note)} help={HELP} />
      <p className="wrap middle-row below-s semi">
        {t(TEXTS.progress, { done: settled.length, all: list.length })}
        <ProgressBar done={settled.length} all={list.length} />
        <span>{t(TEXTS.required, countRequired(open))}</span>
      </p>
      {[true, false].map((isTechnical) => {
        const own = open
          .filter(({ check }) => TECHNICAL.includes(check) === isTechnical)
          .toSorted((one, other) => Number(isAdvised(one)) - Number(isAdvised(other)));
        return (
          own.length > 0 && (
            <section key={String(isTechnical)} className="space-l">
              <div className="split below-s">
                <h2>{t(isTechnical ? TEXTS.administrators : TEXTS.office)}</h2>
                <span className="soft figures">{t(TEXTS.left, countRequired(own))}</span>
              </div>
              <CheckTable list={own} />
            </section>
          )
        );
      })}
      {settled.length > 0 && (
        <details className="space-m" open={open.length === 0}>
          <summary className="below-s semi">{t(TEXTS.settled, { count: settled.length })}</summary>
          <CheckTable list={settled} />
        </details>
      )}
      <div id="samples" className="space-m">
        <SamplesPanel areas={areas} requests={requests} />
      </div>
    </>
  );
}

const countRequired = (list: readonly GoLiveItem[]) => ({
  open: list.length,
  count: list.filter((item) => !isAdvised(item)).length,
});
const isAdvised = ({ byHand }: GoLiveItem) => byHand === 'setAside';

function CheckTable({ list }: { list: readonly GoLiveItem[] }) {
  const t = useMessage();
  return (
    <Table
      rowKey="check"
      isFitted
      dataSource={list}
      columns={[
        {
          key: 'state',
          title: TEXTS.state,
          width: '7.5rem',
          render: (_, { state, byHand }) => {
            const [color, name] = STATES[state === 'open' && byHand ? byHand : state];
            return <Tag color={color}>{t(name)}</Tag>;
          },
        },
        {
          key: 'check',
          title: TEXTS.check,
          render: (_, item) => <CheckWords item={item} />,
        },
        {
          key: 'actions',
          title: TEXTS.actions,
          width: '30%',
          render: (_, item) => <CheckActions item={item} />,
        },
      ]}
    />
  );
}

function CheckWords({ item: { check, state, count, detail, by } }: { item: GoLiveItem }) {
  const t = useMessage();
  const { hash } = useLocation();
  const { name, done, open, missing, how, unit } = CHECKS[check];
  const left = missing && count === 0 ? missing : open;
  return (
    <>
      <strong id={`step-${check}`}>{t(name)}</strong>
      <br />
      {t(state === 'done' ? done : left, { detail })}
      {state === 'open' && count > 0 && unit && <strong> {t(unit, { count })}</strong>}
      {by && ` ${t(TEXTS.by, { name: by })}`}
      {how && state === 'open' && (
        <details className="link-fold" open={hash === `#step-${check}`}>
          <summary>{t(TEXTS.how)}</summary>
          {t(how)}
        </details>
      )}
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

function CheckActions({ item: { check, state, byHand, by } }: { item: GoLiveItem }) {
  const t = useMessage();
  const toast = useToast();
  const me = useAppStore((state) => state.session?.user.info.id ?? 0);
  const { isBusy, change } = useChange();
  const { name, to } = CHECKS[check];
  const isOpen = state === 'open';
  const answer = byHand && (isOpen ? TEXTS[byHand] : TEXTS.reopen);
  const settle = (isSettled: boolean) =>
    void change(() => api().put(GO_LIVE_PATHS.one(check), { isSettled }));
  const sendLetter = () =>
    void change(async () => {
      const { to: address, fault } = await api().post<TestLetterResult>(GO_LIVE_PATHS.letter);
      if (fault === null) toast(t(TEXTS.letterSent, { to: address }), 'success');
      else if (address) toast(t(TEXTS.letterFailed, { fault }), 'error');
      else
        toast(TEXTS.noAddress, 'error', {
          href: `/admin/account/edit?id=${me}`,
          label: t(TEXTS.go),
        });
    });
  return (
    <span className="row">
      {to && (
        <LinkButton to={to} label={joinLabel(t(TEXTS.go), t(name), t.locale)}>
          {t(TEXTS.go)}
        </LinkButton>
      )}
      {check === 'mail' && (
        <Button disabled={isBusy} onClick={sendLetter}>
          {t(TEXTS.sendLetter)}
        </Button>
      )}
      {answer && (isOpen || by) && (
        <Button
          type={answer === TEXTS.setAside ? 'link' : 'default'}
          disabled={isBusy}
          aria-label={joinLabel(t(answer), t(name), t.locale)}
          onClick={() => settle(isOpen)}
        >
          {t(answer)}
        </Button>
      )}
    </span>
  );
}

/** Each area with its samples as preview, and their removal with undo. */
function SamplesPanel({ areas, requests }: { areas: readonly SampleArea[]; requests: number }) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const { isBusy, change } = useChange();
  const [removed, setRemoved] = useState<RemovedSamples | null>(null);
  const remove = ({ area, list }: SampleArea) =>
    openConfirm({
      title: t(TEXTS.removeTitle, { area: t(AREA_LABELS[area]), count: list.length }),
      message: t(TEXTS.removeText),
      confirmLabel: t(TEXTS.remove),
      isDangerous: true,
      onConfirm: () =>
        void change(async () =>
          setRemoved(await api().post<RemovedSamples>(SAMPLE_PATHS.remove, { area })),
        ),
    });
  const accept = ({ area, list }: SampleArea) =>
    openConfirm({
      title: t(TEXTS.acceptTitle, { area: t(AREA_LABELS[area]), count: list.length }),
      message: t(TEXTS.acceptText),
      confirmLabel: t(TEXTS.accept),
      onConfirm: () => void change(() => api().post(SAMPLE_PATHS.accept, { area }), TEXTS.accepted),
    });
  const undo = (done: RemovedSamples) =>
    void change(async () => {
      await restore(done);
      setRemoved(null);
    }, TEXTS.undone);
  if (areas.length === 0 && requests === 0 && !removed) return null;
  return (
    <Panel title={TEXTS.samples}>
      {removed && (
        <Alert
          type="success"
          title={t(TEXTS.removed, { count: countEntries(removed), left: removed.left })}
          action={
            <Button disabled={isBusy} onClick={() => undo(removed)}>
              {t('common.undo')}
            </Button>
          }
        />
      )}
      {areas.map((each) => (
        <details key={each.area}>
          <summary>
            <span>
              {t(TEXTS.samplesOf, { area: t(AREA_LABELS[each.area]), count: each.list.length })}{' '}
              <span className="note">{t.join(countKinds(each, t))}</span>
            </span>
          </summary>
          <p className="row">
            <Button disabled={isBusy} onClick={() => remove(each)}>
              {t(TEXTS.remove)}
            </Button>
            <Button disabled={isBusy} onClick={() => accept(each)}>
              {t(TEXTS.accept)}
            </Button>
          </p>
          <ul>
            {each.list.map(({ kind, id, title, parent }) => (
              <li key={`${kind} ${id}`}>
                <Link to={buildStaffUrl(kindOf(kind), id, parent)}>{title || id}</Link>{' '}
                <span className="note">{t(kindOf(kind).label)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {requests > 0 && <SampleRequests count={requests} />}
    </Panel>
  );
}

/** An area is more than the list of that name. */
const countKinds = ({ list }: SampleArea, t: Translate) =>
  [...new Set(list.map(({ kind }) => kind))].map((id) =>
    t(TEXTS.ofKind, {
      kind: t(kindOf(id).label),
      count: list.filter(({ kind }) => kind === id).length,
    }),
  );

/** They belong to no kind, and go for good. */
function SampleRequests({ count }: { count: number }) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const { isBusy, change } = useChange();
  const remove = () =>
    openConfirm({
      title: t(TEXTS.requestsTitle, { count }),
      message: t(TEXTS.requestsText),
      confirmLabel: t(TEXTS.removeRequests),
      isDangerous: true,
      onConfirm: () =>
        void change(() => api().post(SAMPLE_PATHS.requests), t(TEXTS.requestsRemoved, { count })),
    });
  return (
    <details>
      <summary>{t(TEXTS.samplesOf, { area: t(AREA_LABELS.forms), count })}</summary>
      <Button disabled={isBusy} onClick={remove}>
        {t(TEXTS.removeRequests)}
      </Button>
    </details>
  );
}

const countEntries = ({ removed }: RemovedSamples) =>
  removed.reduce((sum, { entries }) => sum + entries.length, 0);

/** In the order of the answer: needed entries first. */
async function restore({ removed }: RemovedSamples): Promise<void> {
  for (const { kind, entries } of removed)
    for (let from = 0; from < entries.length; from += MAX_BULK_ENTRIES)
      await api().post(adminPathsOf(kindOf(kind)).bulk, {
        action: 'restore',
        entries: entries.slice(from, from + MAX_BULK_ENTRIES),
      });
}
