import { COLON, formatMoment } from '@admissions/model';
import {
  ADMIN_BUNDLES,
  ADMIN_SITE_CHECK,
  type Dashboard,
  type NamedEntry,
  type NamedReview,
  SITE_RULES,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { ShareBar } from '@admissions/ui/charts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { EntryLink } from './entry-link.tsx';
import { Moment } from './moment.tsx';
import { Panel } from './panel.tsx';
import { PLACES, RULE_NAMES } from './rule-texts.ts';
import { ACTIONS, FAILURES, TEXTS } from './texts.ts';

/** Scheduled changes and bundles that were not published. */
export function HeldPanel({ held, waiting }: Pick<Dashboard, 'held' | 'waiting'>) {
  const t = useMessage();
  const count = waiting.find(({ path }) => path === ADMIN_BUNDLES)?.count ?? 0;
  if (held.length + count === 0) return null;
  return (
    <div className={styles.held}>
      <Panel title={t(TEXTS.held)}>
        {held.map((entry) => (
          <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry}>
            <span className={styles.reason}>{t(FAILURES[entry.failure.reason])}</span>
          </EntryLine>
        ))}
        {count > 0 && (
          <li>
            <Link to={ADMIN_BUNDLES}>{t(TEXTS.bundles, { count })}</Link>
          </li>
        )}
      </Panel>
    </div>
  );
}

export function SoonPanel({ soon }: Pick<Dashboard, 'soon'>) {
  const t = useMessage();
  return (
    <Panel title={t(TEXTS.soon)}>
      {soon.map((entry) => (
        <li key={`${entry.kind} ${entry.id} ${entry.event}`}>
          <span className={styles.event} data-event={entry.event}>
            {t(TEXTS[entry.event])}
          </span>
          <EntryLink entry={entry} />
          <Moment at={entry.at} />
        </li>
      ))}
    </Panel>
  );
}

/** Drafts that the account has to review, and its own that were returned. */
export function ReviewsPanel({ reviews: { forMe, returned } }: Pick<Dashboard, 'reviews'>) {
  const t = useMessage();
  const renderLine = (review: NamedReview, isReturned: boolean) => (
    <li key={`${review.kind} ${review.id} ${isReturned}`}>
      <EntryLink entry={review} note={review.words && t(COLON) + review.words} />
      <span className="faint mini figures nowrap">
        {t(isReturned ? TEXTS.sentBack : TEXTS.asksYou, { name: review.by })}{' '}
        <Moment at={review.at} />
      </span>
    </li>
  );
  return (
    <Panel title={t(TEXTS.reviews)}>
      {forMe.map((review) => renderLine(review, false))}
      {returned.map((review) => renderLine(review, true))}
    </Panel>
  );
}

/** Findings of the last site audit. */
export function FoundPanel({ found }: Pick<Dashboard, 'found'>) {
  const t = useMessage();
  const rules = SITE_RULES.filter((rule) => (found?.counts[rule] ?? 0) > 0);
  return (
    <Panel
      title={t(TEXTS.found)}
      empty={rules.length === 0 && t(found ? TEXTS.foundNothing : TEXTS.foundNever)}
      after={
        <p className={styles.empty}>
          {found && t(TEXTS.foundAt, { moment: formatMoment(found.checkedAt) })}{' '}
          <Link to={ADMIN_SITE_CHECK}>{t(TEXTS.seeFound)}</Link>
        </p>
      }
    >
      {rules.map((rule) => (
        <li key={rule}>
          <Link to={`${ADMIN_SITE_CHECK}?rule=${rule}`}>{t(RULE_NAMES[rule])}</Link>
          <b>{t(PLACES, { count: found?.counts[rule] ?? 0 })}</b>
        </li>
      ))}
    </Panel>
  );
}

interface DraftsPanelProps {
  title: string;
  list: Dashboard['copies'];
  total?: number;
}
export function DraftsPanel({ title, list, total = 0 }: DraftsPanelProps) {
  const t = useMessage();
  const more = total - list.length;
  return (
    <Panel
      title={title}
      after={more > 0 && <p className={styles.empty}>{t(TEXTS.more, { count: more })}</p>}
    >
      {list.map((entry) => (
        <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </Panel>
  );
}

export function ChangesPanel({ changes }: Pick<Dashboard, 'changes'>) {
  const t = useMessage();
  return (
    <Panel title={t(TEXTS.latest)}>
      {changes.map((entry) => (
        <EntryLine
          key={`${entry.kind} ${entry.id} ${entry.at}`}
          entry={entry}
          action={t(ACTIONS[entry.action])}
        />
      ))}
    </Panel>
  );
}

/** The most read entries: a table with its last column drawn as bars. */
export function MostReadPanel({ mostRead }: Pick<Dashboard, 'mostRead'>) {
  const t = useMessage();
  const most = Math.max(...mostRead.map(({ count }) => count));
  return (
    <section className={styles.panel}>
      <h2>{t(TEXTS.mostRead)}</h2>
      <table className={styles.read}>
        <thead>
          <tr>
            <th scope="col">{t(TEXTS.entry)}</th>
            <th scope="col">{t(TEXTS.views)}</th>
          </tr>
        </thead>
        <tbody>
          {mostRead.map((entry) => (
            <tr key={`${entry.kind} ${entry.id}`}>
              <td>
                <EntryLink entry={entry} />
              </td>
              <td>
                <span>{entry.count.toLocaleString('en-US')}</span>
                <ShareBar value={entry.count} max={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface EntryLineProps {
  entry: NamedEntry & { at: string; by?: string | null };
  action?: string;
  children?: ReactNode;
}
const EntryLine = ({ entry, action, children }: EntryLineProps) => (
  <li>
    <EntryLink entry={entry} />
    <span className="faint mini figures nowrap">
      {entry.by} {action} <Moment at={entry.at} />
    </span>
    {children}
  </li>
);
