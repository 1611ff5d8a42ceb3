import { apiContext } from '@admissions/api-client';
import { ADMIN_GO_LIVE, DASHBOARD_PATH, type Dashboard } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ScreenHelp } from '../help/screen-help.tsx';
import { mayEditContent } from '../menu/build-menu.ts';
import { ScreenTitle } from '../menu/screen-title.tsx';
import { SCREEN_TITLES } from '../menu/texts.ts';
import styles from './dashboard.module.css';
import {
  ChangesPanel,
  DraftsPanel,
  FoundPanel,
  HeldPanel,
  MostReadPanel,
  ReviewsPanel,
  SoonPanel,
} from './panels.tsx';
import { RequestsPanel, WeekPanel } from './requests-panel.tsx';
import { DAY_HELP, TEXTS } from './texts.ts';
import today from './today.module.css';
import { WhatsNew } from './whats-new.tsx';

export const loader = ({ context }: LoaderFunctionArgs): Promise<Dashboard> =>
  context
    .get(apiContext)
    .get<Dashboard>(DASHBOARD_PATH, { params: { goLive: 'yes' }, newParams: ['goLive'] });

export function Component() {
  const t = useMessage();
  const dashboard = useLoaderData<Dashboard>();
  const { visits, reviews, copies, found, mostRead, soon, drafts, changes } = dashboard;
  const above = [soon, reviews.forMe, reviews.returned, copies, drafts.list, dashboard.held].flat();
  const changed = changes.filter(
    ({ kind, id }) => !above.some((each) => each.kind === kind && each.id === id),
  );
  const mayEdit = useAppStore(({ session }) => mayEditContent(session?.priv));
  return (
    <>
      <ScreenTitle screen="dashboard" />
      <header className={styles.header}>
        <h1>{t(SCREEN_TITLES.dashboard)}</h1>
        <p>{t(TEXTS.note)}</p>
      </header>
      <ScreenHelp lines={DAY_HELP} />
      <GoLiveNote {...dashboard} />
      <div className={today.first}>
        <RequestsPanel {...dashboard} />
        {visits && <WeekPanel visits={visits} />}
      </div>
      <HeldPanel {...dashboard} />
      {mayEdit && (
        <div className={styles.panels}>
          {soon.length > 0 && <SoonPanel soon={soon} />}
          {reviews.forMe.length + reviews.returned.length > 0 && <ReviewsPanel reviews={reviews} />}
          <FoundPanel found={found} />
          {copies.length > 0 && <DraftsPanel title={t(TEXTS.copies)} list={copies} />}
          {drafts.total > 0 && <DraftsPanel title={t(TEXTS.drafts)} {...drafts} />}
          {changed.length > 0 && <ChangesPanel changes={changed} />}
        </div>
      )}
      {mostRead.length > 0 && <MostReadPanel mostRead={mostRead} />}
      <WhatsNew />
    </>
  );
}

/** Open steps before the site goes live. */
function GoLiveNote({ goLive = [] }: Partial<Dashboard>) {
  const t = useMessage();
  if (goLive.length === 0) return null;
  return (
    <p className={styles.caution}>
      {goLive.includes('mail') && t(TEXTS.noMail)} {t(TEXTS.goLive, { count: goLive.length })}{' '}
      <Link to={ADMIN_GO_LIVE}>{t(TEXTS.seeGoLive)}</Link>
    </p>
  );
}
