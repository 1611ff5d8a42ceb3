import { apiContext } from '@admissions/api-client';
import { AREAS, allows } from '@admissions/model';
import { FORMS, question } from '@admissions/model/forms';
import type { Dashboard } from '@admissions/protocol/staff';
import { ADMIN_BUNDLES, DASHBOARD_PATH } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { DAY_HELP } from '../help/day-help.ts';
import { ScreenHelp } from '../help/screen-help.tsx';
import { ScreenTitle } from '../menu/screen-title.tsx';
import { SCREEN_TITLES } from '../menu/texts.ts';
import styles from './dashboard.module.css';
import { DayPlot } from './day-plot.tsx';
import { EntryLine } from './entry-line.tsx';
import { EntryLink } from './entry-link.tsx';
import { FoundPanel } from './found-panel.tsx';
import { GoLiveNote } from './go-live-note.tsx';
import { Moment } from './moment.tsx';
import { MostRead } from './most-read.tsx';
import { Panel } from './panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { ACTIONS, FAILURES, TEXTS } from './texts.ts';
import today from './today.module.css';
import { WeekPanel } from './week-panel.tsx';
import { WhatsNew } from './whats-new.tsx';

export const loader = ({ context }: LoaderFunctionArgs): Promise<Dashboard> =>
  context.get(apiContext).get<Dashboard>(DASHBOARD_PATH);

export function Component() {
  const t = useMessage();
  const dashboard = useLoaderData<Dashboard>();
  const { requests, visits, reviews, copies, found, held, mostRead } = dashboard;
  const mayEdit = useAppStore(({ session }) =>
    CONTENT_AREAS.some((area) => allows(session?.priv, area)),
  );
  return (
    <>
      <ScreenTitle screen="dashboard" />
      <header className={styles.header}>
        <h1>{t(SCREEN_TITLES.dashboard)}</h1>
        <p>{t(TEXTS.note)}</p>
      </header>
      <ScreenHelp lines={DAY_HELP} />
      <WhatsNew />
      <GoLiveNote />
      <Tiles {...{ dashboard, mayEdit }} />
      <div className={today.first}>
        {requests && <RequestsPanel requests={requests} />}
        {visits && <WeekPanel visits={visits} />}
      </div>
      {held.length > 0 && <HeldPanel held={held} />}
      <div className={styles.panels}>
        {mayEdit && (
          <>
            <SoonPanel soon={dashboard.soon} />
            <ReviewsPanel reviews={reviews} />
            <FoundPanel found={found} />
          </>
        )}
        {copies.length > 0 && (
          <Panel title={t(TEXTS.copies)}>
            {copies.map((entry) => (
              <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </Panel>
        )}
        {mayEdit && (
          <>
            <DraftsPanel drafts={dashboard.drafts} />
            <ChangesPanel {...dashboard} />
          </>
        )}
        {mostRead.length > 0 && (
          <section className={styles.panel}>
            <h2>{t(TEXTS.mostRead)}</h2>
            <MostRead list={mostRead} />
          </section>
        )}
      </div>
    </>
  );
}

const CONTENT_AREAS = AREAS.filter((area) => area !== 'forms' && area !== 'account');

const countAll = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The first figure is that of the menu; an account of forms alone has no figures of content. */
function Tiles({
  dashboard: { waiting, drafts, soon, byDay },
  mayEdit,
}: {
  dashboard: Dashboard;
  mayEdit: boolean;
}) {
  const t = useMessage();
  const formAt = (path: string) =>
    [...FORMS, question].find(({ name }) => path === `/admin/forms/${name}_list`);
  const forms = waiting.filter(({ path }) => formAt(path));
  const bundles = waiting.filter(({ path }) => path === ADMIN_BUNDLES);
  const toApprove = countAll(waiting) - countAll(forms) - countAll(bundles);
  return (
    <ul className={styles.tiles}>
      <Tile label={t(TEXTS.waiting)} figure={countAll(waiting)}>
        {forms.map(({ path, count }) => (
          <Link key={path} to={path}>
            {t(formAt(path)?.label ?? TEXTS.requests)} <b>{count}</b>
          </Link>
        ))}
        {bundles.map(({ path, count }) => (
          <Link key={path} to={path}>
            {t(TEXTS.bundles)} <b>{count}</b>
          </Link>
        ))}
        {toApprove > 0 && (
          <span>
            {t(TEXTS.reviews)} <b>{toApprove}</b>
          </span>
        )}
      </Tile>
      {mayEdit && (
        <>
          <Tile label={t(TEXTS.drafts)} figure={drafts.total} />
          <Tile label={t(TEXTS.soon)} figure={soon.length} />
          <Tile label={t(TEXTS.changed)} figure={countAll(byDay)} />
        </>
      )}
    </ul>
  );
}

function HeldPanel({ held }: Pick<Dashboard, 'held'>) {
  const t = useMessage();
  return (
    <div className={styles.held}>
      <Panel title={t(TEXTS.held)}>
        {held.map((entry) => (
          <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry}>
            <span className={styles.reason}>{t(FAILURES[entry.failure.reason])}</span>
          </EntryLine>
        ))}
      </Panel>
    </div>
  );
}

function SoonPanel({ soon }: Pick<Dashboard, 'soon'>) {
  const t = useMessage();
  return (
    <Panel title={t(TEXTS.soon)} empty={soon.length === 0 && t(TEXTS.nothingSoon)}>
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

function DraftsPanel({ drafts }: Pick<Dashboard, 'drafts'>) {
  const t = useMessage();
  const more = drafts.total - drafts.list.length;
  return (
    <Panel
      title={t(TEXTS.drafts)}
      empty={drafts.total === 0 && t(TEXTS.noDrafts)}
      after={more > 0 && <p className={styles.empty}>{t(TEXTS.more, { count: more })}</p>}
    >
      {drafts.list.map((entry) => (
        <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </Panel>
  );
}

function ChangesPanel({ changes, byDay }: Pick<Dashboard, 'changes' | 'byDay'>) {
  const t = useMessage();
  return (
    <Panel
      title={t(TEXTS.latest)}
      empty={changes.length === 0 && t(TEXTS.noChanges)}
      after={countAll(byDay) > 0 && <DayPlot days={byDay} />}
    >
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

function Tile({
  label,
  figure,
  children,
}: {
  label: string;
  figure: number;
  children?: ReactNode;
}) {
  return (
    <li className={styles.tile}>
      <p>{label}</p>
      <strong>{figure.toLocaleString('en-US')}</strong>
      {children && <div className={styles.ways}>{children}</div>}
    </li>
  );
}
