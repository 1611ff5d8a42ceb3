import { api, apiContext, errorMessage } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import {
  SITE_CHECK_PATHS,
  SITE_RULES,
  type SiteCheck,
  type SiteFinding,
} from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import dashboard from '../dashboard/dashboard.module.css';
import { EntryLink } from '../dashboard/entry-link.tsx';
import { RULE_NAMES } from '../dashboard/rule-texts.ts';
import { ScreenHelp } from '../help/screen-help.tsx';
import { mayEditContent } from '../menu/build-menu.ts';
import { ScreenTitle } from '../menu/screen-title.tsx';
import { SCREEN_TITLES } from '../menu/texts.ts';
import styles from './site-check.module.css';
import { CHECK_HELP, FOUND_TEXTS, TEXTS } from './texts.ts';

export const loader = ({ context }: LoaderFunctionArgs): Promise<SiteCheck> =>
  context.get(apiContext).get<SiteCheck>(SITE_CHECK_PATHS.list);

/** Findings of the last site audit in the account's areas; an audit can be started here. */
export function Component() {
  const t = useMessage();
  const check = useLoaderData<SiteCheck>();
  const { mayRun, isRunning, run, setAside } = useSiteCheck(check);
  const [search] = useSearchParams();
  const rule = SITE_RULES.find((each) => each === search.get('rule'));
  const filtered = check.list.filter((finding) => !rule || finding.rule === rule);
  const open = filtered.filter((finding) => finding.setAside === null);
  const accepted = filtered.filter((finding) => finding.setAside !== null);
  const renderList = (list: readonly SiteFinding[]) => (
    <ul className={dashboard.list}>
      {list.map((finding) => (
        <FindingRow key={finding.finding} finding={finding} onSetAside={setAside} />
      ))}
    </ul>
  );
  const total = SITE_RULES.reduce((sum, each) => sum + check.counts[each], 0);
  return (
    <>
      <ScreenTitle screen="siteCheck" />
      <header className={`${dashboard.header} ${styles.head}`}>
        <div>
          <h1>{t(SCREEN_TITLES.siteCheck)}</h1>
          <p>{t(TEXTS.note)}</p>
          <p role="status">
            {check.checkedAt
              ? t(TEXTS.checkedAt, { moment: formatMoment(check.checkedAt), count: check.entries })
              : t(TEXTS.never)}{' '}
            {check.changedSince > 0 && t(TEXTS.changedSince, { count: check.changedSince })}{' '}
            {t(check.asksOthers ? TEXTS.others : TEXTS.noOthers)}
          </p>
        </div>
        {mayRun && (
          <Button onClick={() => void run()} disabled={isRunning}>
            {t(isRunning ? TEXTS.running : TEXTS.run)}
          </Button>
        )}
      </header>
      <ScreenHelp lines={CHECK_HELP} />
      <nav aria-label={t(TEXTS.rules)} className={styles.rules}>
        <Link to="?" aria-current={rule ? undefined : 'page'}>
          {t(TEXTS.all)} <b>{total}</b>
        </Link>
        {SITE_RULES.map((each) => (
          <Link key={each} to={`?rule=${each}`} aria-current={rule === each ? 'page' : undefined}>
            {t(RULE_NAMES[each])} <b>{check.counts[each]}</b>
          </Link>
        ))}
      </nav>
      <section className={dashboard.panel} aria-label={t(SCREEN_TITLES.siteCheck)}>
        {open.length === 0 ? (
          <p className={dashboard.empty}>{t(check.checkedAt ? TEXTS.nothing : TEXTS.notYet)}</p>
        ) : (
          renderList(open)
        )}
      </section>
      {accepted.length > 0 && (
        <details className={dashboard.panel}>
          <summary>
            {t(TEXTS.setAside)} {accepted.length}
          </summary>
          {renderList(accepted)}
        </details>
      )}
    </>
  );
}

function FindingRow({
  finding,
  onSetAside,
}: {
  finding: SiteFinding;
  onSetAside: (finding: SiteFinding, isRight: boolean) => Promise<void>;
}) {
  const t = useMessage();
  const { rule, words, item, title, setAside } = finding;
  const named = { title, words };
  return (
    <li>
      <EntryLink entry={finding} />
      <span className={styles.what}>
        {t(FOUND_TEXTS[rule], { words })}
        {item !== null && (
          <small className="faint tiny block">{t(TEXTS.item, { number: item + 1 })}</small>
        )}
        {setAside && (
          <small className="faint tiny block">
            {t(TEXTS.by, { by: setAside.by, moment: formatMoment(setAside.at) })}
          </small>
        )}
      </span>
      <button
        type="button"
        className={styles.aside}
        aria-label={t(setAside ? TEXTS.takeBackOf : TEXTS.isRightOf, named)}
        onClick={() => void onSetAside(finding, setAside === null)}
      >
        {t(setAside ? TEXTS.takeBack : TEXTS.isRight)}
      </button>
    </li>
  );
}

const POLL_INTERVAL_MS = 2000;

/** Starts an audit and polls it until it is done; dismisses findings. */
function useSiteCheck(check: SiteCheck) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const mayRun = useAppStore(({ session }) => mayEditContent(session?.priv));
  const { revalidate } = useRevalidator();
  // The response to the start has no state yet: treat it as running until the next poll.
  const [requestedCheck, setRequestedCheck] = useState<SiteCheck | null>(null);
  const isRunning = check.isRunning || requestedCheck === check;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);

  async function attempt(change: () => Promise<unknown>) {
    try {
      await change();
      return true;
    } catch (error) {
      toast(errorMessage(error, t), 'error');
      return false;
    }
  }
  return {
    mayRun,
    isRunning,
    async run() {
      if (await attempt(() => api().post(SITE_CHECK_PATHS.run))) setRequestedCheck(check);
    },
    async setAside({ finding }: SiteFinding, isRight: boolean) {
      await attempt(() => api().put(SITE_CHECK_PATHS.one(finding), { isRight }));
      await revalidate();
    },
  };
}
