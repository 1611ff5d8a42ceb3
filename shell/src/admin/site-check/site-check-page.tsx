import { api, apiContext, errorMessage } from '@admissions/api-client';
import { buildStaffUrl, formatMoment } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import {
  SITE_CHECK_PATHS,
  SITE_RULES,
  type SiteCheck,
  type SiteFinding,
} from '@admissions/protocol/staff';
import { type Translate, useAppStore, useMessage, useToast } from '@admissions/store';
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
import { PLACES, RULE_NAMES } from '../dashboard/rule-texts.ts';
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
      {groupFindings(list).map((group) => (
        <FindingRow key={group[0]?.finding} group={group} onSetAside={setAside} />
      ))}
    </ul>
  );
  const shown = SITE_RULES.filter((each) => check.counts[each] > 0 || each === rule);
  const passed = listRules(check).filter((each) => !shown.includes(each));
  const unsolved = check.list.filter((finding) => finding.setAside === null);
  const entries = new Set(unsolved.map(({ kind, id }) => `${kind} ${id}`)).size;
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
      {shown.length > 0 && (
        <nav aria-label={t(TEXTS.rules)} className={styles.rules}>
          <Link to="?" aria-current={rule ? undefined : 'page'}>
            {t(TEXTS.all)} <b>{t(TEXTS.entries, { count: total, entries })}</b>
          </Link>
          {shown.map((each) => (
            <Link key={each} to={`?rule=${each}`} aria-current={rule === each ? 'page' : undefined}>
              {t(RULE_NAMES[each])} <b>{t(PLACES, { count: check.counts[each] })}</b>
            </Link>
          ))}
        </nav>
      )}
      <section className={dashboard.panel} aria-label={t(SCREEN_TITLES.siteCheck)}>
        {open.length === 0 ? (
          <p className={dashboard.empty}>{t(check.checkedAt ? TEXTS.nothing : TEXTS.notYet)}</p>
        ) : (
          renderList(open)
        )}
      </section>
      {passed.length > 0 && <PassedRules rules={passed} />}
      {accepted.length > 0 && (
        <details className={dashboard.panel}>
          <summary>
            {t(TEXTS.setAside)} {groupFindings(accepted).length}
          </summary>
          {renderList(accepted)}
        </details>
      )}
    </>
  );
}

function PassedRules({ rules }: { rules: readonly (typeof SITE_RULES)[number][] }) {
  const t = useMessage();
  return (
    <details className="below-m soft">
      <summary className={styles.passed}>{t(TEXTS.passed, { count: rules.length })}</summary>
      <ul>
        {rules.map((each) => (
          <li key={each}>{t(RULE_NAMES[each])}</li>
        ))}
      </ul>
    </details>
  );
}

/** The rules that the last check covered. */
const listRules = ({ checkedAt, asksOthers }: SiteCheck) =>
  SITE_RULES.filter((each) => checkedAt && (asksOthers || each !== 'deadSite'));

type Group = readonly SiteFinding[];
/** The findings of a rule in an entry have one row. */
const groupFindings = (list: Group) => {
  const groups = list.map((first) =>
    list.filter(
      ({ kind, id, rule }) => kind === first.kind && id === first.id && rule === first.rule,
    ),
  );
  return groups.filter(([first], at) => first === list[at]);
};

interface FindingRowProps {
  group: Group;
  onSetAside: (group: Group, isRight: boolean) => Promise<void>;
}
function FindingRow({ group, onSetAside }: FindingRowProps) {
  const t = useMessage();
  const [first] = group;
  if (!first) return null;
  const { kind, id, parent, rule, title, setAside } = first;
  const words = t.join(group.map((each) => each.words));
  const isPast = rule === 'pastDate';
  const describe = isPast ? describeDay : describePlace;
  const places = [...new Set(group.map((finding) => describe(finding, t)))];
  return (
    <li>
      <EntryLink entry={first} />
      <span className={styles.what}>
        {/* Each date on a line, with its field. */}
        {isPast ? places.join('\n') : t(FOUND_TEXTS[rule], { words })}
        <small className="faint tiny block">{isPast ? t(RULE_NAMES[rule]) : t.join(places)}</small>
        {setAside && (
          <small className="faint tiny block">
            {t(TEXTS.by, { by: setAside.by, moment: formatMoment(setAside.at) })}
          </small>
        )}
      </span>
      <span className={styles.buttons}>
        {!setAside && (
          <Link
            to={buildStaffUrl(kindOf(kind), id, parent)}
            aria-label={t(TEXTS.mendOf, { title })}
          >
            {t(TEXTS.mend)}
          </Link>
        )}
        <button
          type="button"
          aria-label={t(setAside ? TEXTS.takeBackOf : TEXTS.isRightOf, { title, words })}
          onClick={() => void onSetAside(group, setAside === null)}
        >
          {t(setAside ? TEXTS.takeBack : TEXTS.isRight)}
        </button>
      </span>
    </li>
  );
}

function describePlace({ kind, field, item }: SiteFinding, t: Translate) {
  if (item !== null) return t(TEXTS.item, { number: item + 1 });
  const label = kindOf(kind).fields[field]?.label;
  return label ? t(label) : '';
}

/** The end of a range, or a date in a text. */
function describeDay(finding: SiteFinding, t: Translate) {
  const { kind, field, words } = finding;
  const text =
    kindOf(kind).fields[field]?.type === 'dateRange' ? FOUND_TEXTS.pastDate : TEXTS.written;
  return t(text, { place: describePlace(finding, t), words });
}

const POLL_INTERVAL_MS = 2000;

/** Starts an audit and polls it until it is done; dismisses findings. */
function useSiteCheck(check: SiteCheck) {
  const t = useMessage();
  const toast = useToast();
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
    async setAside(group: Group, isRight: boolean) {
      await attempt(async () => {
        for (const { finding } of group)
          await api().put(SITE_CHECK_PATHS.one(finding), { isRight });
      });
      await revalidate();
    },
  };
}
