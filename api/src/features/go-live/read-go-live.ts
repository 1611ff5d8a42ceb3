import { AREAS, allows, parseFlags, schoolYearOf, taipeiDay } from '@admissions/model';
import { checkEntry } from '@admissions/model/checks';
import { KINDS, nationalDate, office, privacyNotice } from '@admissions/model/kinds';
import { GO_LIVE_CHECKS, type GoLiveCheck, type GoLiveItem } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readSetting } from '../../content/read/site-texts.ts';
import { columnOf, isVisible, type Row, tableOf } from '../../content/schema/tables.ts';
import { parseSiteOrigins } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { countSampleRequests } from '../forms/sample-requests.ts';
import { readAccounts } from '../identity/accounts/account-view.ts';
import { listApprovals } from '../number-approvals/approval-routes.ts';
import { listPhotoSlots } from '../photos/photos-routes.ts';
import { countShownSamples } from '../samples/samples-routes.ts';
import { countFindings } from '../site-check/site-check-routes.ts';
import { siteChecks } from '../site-check/site-check-tables.ts';
import { listActiveRanges } from '../whitelist/admission.ts';
import { goLiveDecisions } from './go-live-table.ts';

const DAY_MS = 86_400_000;
const EVERY_AREA = parseFlags(JSON.stringify(Object.fromEntries(AREAS.map((area) => [area, 1]))));

interface Result {
  isDone: boolean;
  count?: number;
  detail?: string;
}
/** Checks that only a person can confirm, and those that a site may leave open. */
export const BY_HAND: Partial<Record<GoLiveCheck, GoLiveItem['byHand']>> = {
  look: 'confirm',
  backup: 'confirm',
  twoFactor: 'setAside',
  whitelist: 'setAside',
  nationalDates: 'setAside',
  numbers: 'setAside',
  photos: 'setAside',
  content: 'setAside',
  links: 'setAside',
  siteCheck: 'setAside',
};

/** `protocol`: of the request, as the front forwards it. */
export async function readGoLive(deps: Deps, protocol: string): Promise<GoLiveItem[]> {
  const { orm } = deps.db;
  const decisions = new Map(
    (await orm.select().from(goLiveDecisions)).map(({ check, by }) => [check, by]),
  );
  const own = await readSetting(orm, office);
  const notice = await readSetting(orm, privacyNotice);
  const results: Record<GoLiveCheck, Result> = {
    address: checkAddress(deps),
    tls: { isDone: protocol === 'https' },
    mail: { isDone: Boolean(deps.config.smtpUrl) && decisions.has('mail') },
    office: checkOffice(own),
    look: { isDone: decisions.has('look') || own?.logo != null },
    samples: toResult((await countShownSamples(orm)) + (await countSampleRequests(orm))),
    nationalDates: await checkNationalDates(orm),
    numbers: await checkNumbers(orm),
    photos: toResult((await listPhotoSlots(orm, { priv: EVERY_AREA })).length),
    privacy: { isDone: isReplaced(notice) },
    content: await checkContent(orm),
    whitelist: { isDone: (await listActiveRanges(orm)).length > 0 },
    twoFactor: toResult(await countManagersWithoutTwoFactor(orm)),
    backup: decisions.has('backup') ? { isDone: true } : checkBackup(deps),
    ...(await checkFindings(orm)),
  };
  return GO_LIVE_CHECKS.map((check) => {
    const { isDone, count = 0, detail = '' } = results[check];
    const byHand = BY_HAND[check] ?? null;
    const decided = decisions.get(check) ?? null;
    const isAside = byHand === 'setAside' && decided !== null;
    const open = isAside ? 'notNeeded' : 'open';
    const by = isDone === isAside ? null : decided;
    return { check, state: isDone ? 'done' : open, count, detail, byHand, by };
  });
}

const toResult = (count: number): Result => ({ isDone: count === 0, count });

function checkAddress({ config }: Deps): Result {
  const origins = parseSiteOrigins(config.siteOrigin);
  const isDone = origins.length > 0 && origins.every((each) => each.startsWith('https://'));
  return { isDone, detail: origins.join(' ') };
}

/** Published by staff; a sample is not. */
const isReplaced = (row: Row | null) => row !== null && row.isSample !== true;

/** A published logo may leave sample texts in place: counted. */
function checkOffice(own: Row | null): Result {
  const samples = checkEntry(office, own ?? {}, taipeiDay()).filter(
    ({ rule }) => rule === 'sampleText',
  );
  return isReplaced(own) ? toResult(samples.length) : { isDone: false };
}

/** Of the school year that students apply for now. */
async function checkNationalDates(orm: Queryable): Promise<Result> {
  const year = schoolYearOf(taipeiDay()) + 1;
  const table = tableOf(nationalDate);
  const found = await orm
    .select({ isSample: table.isSample })
    .from(table)
    .where(and(isVisible(table), eq(columnOf(table, 'year'), year)));
  const count = found.filter(({ isSample }) => isSample).length;
  return { isDone: found.length > 0 && count === 0, count, detail: String(year) };
}

/** Lists with a public page that show nothing. */
async function checkContent(orm: Queryable): Promise<Result> {
  const empty: string[] = [];
  for (const kind of KINDS) {
    const { screen, page } = kind;
    if (screen.shape !== 'list' || !page || !(screen.menu || screen.isHandwritten)) continue;
    const table = tableOf(kind);
    const [row] = await orm.select({ id: table.id }).from(table).where(isVisible(table)).limit(1);
    if (!row) empty.push(kind.id);
  }
  return { ...toResult(empty.length), detail: empty.join(' ') };
}

/** Approved for every department with numbers of that year; older years may lack an approval. */
async function checkNumbers(orm: Queryable): Promise<Result> {
  const current = schoolYearOf(taipeiDay()) + 1;
  const all = await listApprovals(orm);
  const count = all.filter(({ year, isApproved, at }) =>
    year === current ? at === null : !isApproved,
  ).length;
  const isDone = count === 0 && all.some(({ year }) => year === current);
  return { isDone, count, detail: String(current) };
}

async function countManagersWithoutTwoFactor(orm: Queryable) {
  const all = await readAccounts(orm);
  return all.filter(({ active, priv, totp }) => active && allows(priv, 'account') && !totp).length;
}

function checkBackup({ snapshots }: Deps): Result {
  const takenAt = snapshots?.list()[0]?.takenAt;
  return {
    isDone: takenAt !== undefined && Date.now() - Date.parse(takenAt) < DAY_MS,
    detail: takenAt ?? '',
  };
}

async function checkFindings(orm: Queryable): Promise<Record<'links' | 'siteCheck', Result>> {
  const [state] = await orm.select({ at: siteChecks.finishedAt }).from(siteChecks);
  const at = state?.at ?? null;
  const isFresh = at !== null && Date.now() - Date.parse(at) < 7 * DAY_MS;
  const { deadLink, deadSite, alt, sampleText } = await countFindings(orm, EVERY_AREA);
  const count = alt + sampleText;
  return {
    links: { isDone: isFresh && deadLink + deadSite === 0, count: deadLink + deadSite },
    siteCheck: { isDone: isFresh && count === 0, count, detail: at ?? '' },
  };
}
