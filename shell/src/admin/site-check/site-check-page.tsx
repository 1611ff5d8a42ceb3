import { apiContext } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import type { SiteCheck } from '@admissions/protocol/staff';
import { SITE_CHECK_PATHS, SITE_RULES } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import dashboard from '../dashboard/dashboard.module.css';
import { RULE_NAMES } from '../dashboard/rule-texts.ts';
import { CHECK_HELP } from '../help/check-help.ts';
import { ScreenHelp } from '../help/screen-help.tsx';
import { ScreenTitle } from '../menu/screen-title.tsx';
import { SCREEN_TITLES } from '../menu/texts.ts';
import { FindingRow } from './finding-row.tsx';
import styles from './site-check.module.css';
import { TEXTS } from './texts.ts';
import { useSiteCheck } from './use-site-check.ts';

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
          <ul className={dashboard.list}>
            {open.map((finding) => (
              <FindingRow key={finding.finding} finding={finding} onSetAside={setAside} />
            ))}
          </ul>
        )}
      </section>
      {accepted.length > 0 && (
        <details className={dashboard.panel}>
          <summary>
            {t(TEXTS.setAside)} {accepted.length}
          </summary>
          <ul className={dashboard.list}>
            {accepted.map((finding) => (
              <FindingRow key={finding.finding} finding={finding} onSetAside={setAside} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
