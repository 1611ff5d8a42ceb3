import { api, errorMessage } from '@admissions/api-client';
import {
  createTaipeiFormat,
  daysBetween,
  joinLabel,
  PART_SEPARATOR,
  taipeiDay,
} from '@admissions/model';
import { question } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { ADMIN_SCHEDULE, type Dashboard, type NamedRequest } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import styles from './dashboard.module.css';
import { describeRequest, PEOPLE } from './describe-request.ts';
import { formatTime } from './moment.tsx';
import { Panel } from './panel.tsx';
import { TEXTS } from './texts.ts';
import today from './today.module.css';

interface RequestLinkProps {
  request: NamedRequest;
  /** With its day and people, where the page does not show them. */
  isDated?: boolean;
}
export function RequestLink({ request, isDated = false }: RequestLinkProps) {
  const t = useMessage();
  const { url, who, kind, when } = describeRequest(request, t);
  return (
    <span className={styles.entry}>
      <Link to={url}>{who}</Link>
      <small className="faint tiny block">
        {[kind, isDated && when].filter(Boolean).join('・')}{' '}
        <span className="nowrap">{request.reference}</span>
      </small>
    </span>
  );
}

const QUESTIONS = `/admin/forms/${question.name}_list`;

/** The account's own requests and the unassigned ones. */
export function RequestsPanel({ requests, waiting }: Pick<Dashboard, 'requests' | 'waiting'>) {
  const t = useMessage();
  if (!requests) return null;
  const { mine, untaken } = requests;
  const list = requests.list.toSorted((one, other) => Number(one.isMine) - Number(other.isMine));
  const questions = waiting.find(({ path }) => path === QUESTIONS)?.count ?? 0;
  const more = mine + untaken - list.length;
  return (
    <Panel
      title={t(TEXTS.requests)}
      empty={list.length === 0 && t(TEXTS.noRequests)}
      before={
        <p className={styles.empty}>
          {[mine > 0 && t(TEXTS.mine, { count: mine }), t(TEXTS.untaken, { count: untaken })]
            .filter(Boolean)
            .join(t(PART_SEPARATOR))}
        </p>
      }
      after={more > 0 && <p className={styles.empty}>{t(TEXTS.moreRequests, { count: more })}</p>}
    >
      {list.map((request) => (
        <li key={request.id} data-unread={request.unread || undefined}>
          <RequestLink request={request} isDated />
          {request.unread && <span className={today.unread}>{t(TEXTS.unreadOne)}</span>}
          <span className="faint mini figures nowrap">
            {[
              (request.isMine || request.state !== 'new') && t(`review.state.${request.state}`),
              request.isMine && t(TEXTS.isMine),
            ]
              .filter(Boolean)
              .join('・')}{' '}
            {request.state !== 'scheduled' && <Wait since={request.at} />}
          </span>
          {!request.isMine && <TakeButton request={request} />}
        </li>
      ))}
      {questions > 0 && (
        <li>
          <Link to={`${QUESTIONS}?state=new`}>{t(TEXTS.questions, { count: questions })}</Link>
        </li>
      )}
    </Panel>
  );
}

type Listed = NonNullable<Dashboard['requests']>['list'][number];

function TakeButton({ request }: { request: Listed }) {
  const t = useMessage();
  const toast = useToast();
  const store = useAppStoreApi();
  const { revalidate } = useRevalidator();
  const { form, id, revision } = request;
  const [isBusy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    const assignee = store.getState().session?.user.info.id;
    try {
      await api().put(formPathsOf({ name: form }).edit(id), { revision, assignee });
      toast(t(TEXTS.taken), 'success');
    } catch (error) {
      toast(errorMessage(error, t), 'error');
    }
    await revalidate();
    setBusy(false);
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      className={today.take}
      aria-label={joinLabel(t(TEXTS.take), describeRequest(request, t).who, t.locale)}
      onClick={() => void take()}
    >
      {t(TEXTS.take)}
    </button>
  );
}

const LATE_DAYS = 3;

function Wait({ since }: { since: string }) {
  const t = useMessage();
  const count = daysBetween(taipeiDay(since), taipeiDay());
  return (
    <time dateTime={since} className={count >= LATE_DAYS ? 'caution bold' : undefined}>
      {t(count > 0 ? TEXTS.waitsDays : TEXTS.sentToday, { count })}
    </time>
  );
}

const DAY_MS = 24 * 3_600_000;
const FORMATS = {
  'zh-TW': createTaipeiFormat('zh-TW', { month: 'numeric', day: 'numeric', weekday: 'short' }),
  en: createTaipeiFormat('en', { month: 'numeric', day: 'numeric', weekday: 'short' }),
};

/** Visitors of today and the next six days. */
export function WeekPanel({ visits }: { visits: NonNullable<Dashboard['visits']> }) {
  const t = useMessage();
  const days = Array.from({ length: 7 }, (_, offset) =>
    taipeiDay(new Date(Date.now() + offset * DAY_MS)),
  );
  return (
    <section className={`${styles.panel} ${today.week}`}>
      <h2 className="split">
        {t(TEXTS.visits)}
        <Link to={ADMIN_SCHEDULE}>{t(TEXTS.seeMonth)}</Link>
      </h2>
      {visits.length === 0 && <p className={styles.empty}>{t(TEXTS.noVisits)}</p>}
      <ol className={today.days}>
        {days.map((day, index) => {
          const of = visits.filter((visit) => visit.day === day);
          return (
            <li key={day} data-empty={of.length === 0 || undefined}>
              <p className={today.day}>
                <time dateTime={day}>{FORMATS[t.locale](`${day}T00:00:00+08:00`)}</time>
                {index === 0 && <b>{t(TEXTS.today)}</b>}
              </p>
              {of.length === 0 && <p className="faint tiny">{t(TEXTS.nobody)}</p>}
              {of.map((visit) => (
                <div key={visit.id} className={today.visit}>
                  <p className="faint tiny figures">
                    {visit.at && <time dateTime={visit.at}>{formatTime(visit.at)}</time>}{' '}
                    {visit.people !== null && t(PEOPLE, { count: visit.people })}
                  </p>
                  <RequestLink request={visit} />
                </div>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
