import { createTaipeiFormat, PART_SEPARATOR, taipeiDay } from '@admissions/model';
import { FORMS } from '@admissions/model/forms';
import { ADMIN_SCHEDULE, type Dashboard, type NamedRequest } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { formatTime, Moment } from './moment.tsx';
import { Panel } from './panel.tsx';
import { TEXTS } from './texts.ts';
import today from './today.module.css';

/** Named by school or by role of the visitor. */
export function RequestLink({
  request: { form: name, id, school, audience, reference },
}: {
  request: NamedRequest;
}) {
  const t = useMessage();
  const form = FORMS.find((each) => each.name === name);
  const word = form?.options.audience?.[audience ?? ''];
  return (
    <span className={styles.entry}>
      <Link to={`/admin/forms/edit_${name}?id=${id}`}>
        {school || (word ? t(word) : reference)}
      </Link>
      <small className="faint tiny block">
        {form ? t(form.label) : name} <span className="nowrap">{reference}</span>
      </small>
    </span>
  );
}

/** The account's own requests and the unassigned ones. */
export function RequestsPanel({ requests }: { requests: NonNullable<Dashboard['requests']> }) {
  const t = useMessage();
  const { mine, untaken, list } = requests;
  const more = mine + untaken - list.length;
  return (
    <Panel
      title={t(TEXTS.requests)}
      empty={list.length === 0 && t(TEXTS.noRequests)}
      before={
        <p className={styles.empty}>
          {t(TEXTS.mine, { count: mine })}
          {t(PART_SEPARATOR)}
          {t(TEXTS.untaken, { count: untaken })}
        </p>
      }
      after={more > 0 && <p className={styles.empty}>{t(TEXTS.moreRequests, { count: more })}</p>}
    >
      {list.map((request) => (
        <li key={request.id} data-unread={request.unread || undefined}>
          <RequestLink request={request} />
          {request.unread && <span className={today.unread}>{t(TEXTS.unreadOne)}</span>}
          <span className={styles.who}>
            {t(`review.state.${request.state}`)}・
            {t(request.isMine ? TEXTS.isMine : TEXTS.isUntaken)} <Moment at={request.at} />
          </span>
        </li>
      ))}
    </Panel>
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
      <h2>
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
                    {visit.people !== null && t(TEXTS.people, { count: visit.people })}
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
