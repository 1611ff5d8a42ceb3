import { PART_SEPARATOR } from '@admissions/model';
import { FORMS } from '@admissions/model/forms';
import type { Dashboard, NamedRequest } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { Moment } from './moment.tsx';
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
