import type { AnyKind, EntryRule, WriteOf } from '@admissions/model';
import {
  type camp,
  type event,
  type fees,
  type scholarships,
  type siteMenu,
  type standards,
  TEXT_BANNER_ID,
  type visitDays,
} from '@admissions/model/kinds';
import { STANDARD_NAMES } from '@admissions/model/terms';
import type { Row } from '../schema/tables.ts';
import { findDuplicates, isGiven, type Refusals, rowsIn } from './rules/refusals.ts';
import { figuresFitTogether, yearsFitTogether } from './rules/year-rules.ts';

type Fees = WriteOf<(typeof fees)['fields']>;
type Award = WriteOf<(typeof scholarships)['fields']>['awards'][number];
type Standards = WriteOf<(typeof standards)['fields']>;

/** One row of fees per college and level; the typical value lies between low and high. */
function feesFitTogether(entry: Row): Refusals {
  const wrong = findDuplicates(
    rowsIn<Fees['tuition'][number]>(entry.tuition),
    ({ college, level }) => `${college} ${level}`,
    ['tuition', 'college'],
  );
  for (const [index, { low, usual, high }] of rowsIn<Fees['living'][number]>(
    entry.living,
  ).entries()) {
    if (Number(usual) < Number(low))
      wrong[`living.${index}.usual`] = `validation.notBefore|min=${Number(low)}`;
    if (Number(high) < Number(usual))
      wrong[`living.${index}.high`] = `validation.notBefore|min=${Number(usual)}`;
  }
  return wrong;
}

const IN_PERCENT: readonly unknown[] = ['fees', 'tuition', 'misc', 'dorm'];
const IN_MONEY: readonly unknown[] = ['off', 'cash'];

/** An award with amounts needs amount, years and levels for calculation; a listed one does not. */
function awardsFitTogether(entry: Row): Refusals {
  const wrong: Refusals = {};
  for (const [index, award] of rowsIn<Award>(entry.awards).entries()) {
    const { gives, value, per, fromYear, toYear, levels } = award;
    const at = `awards.${index}`;
    if (gives === 'listed' || gives === null || gives === undefined) continue;
    if (gives !== 'national' && !value) wrong[`${at}.value`] = 'validation.required';
    if (IN_PERCENT.includes(gives) && Number(value) > 100)
      wrong[`${at}.value`] = 'validation.max|max=100';
    if (IN_MONEY.includes(gives) && !per) wrong[`${at}.per`] = 'validation.required';
    if (!isGiven(fromYear)) wrong[`${at}.fromYear`] = 'validation.required';
    if (!isGiven(toYear)) wrong[`${at}.toYear`] = 'validation.required';
    else if (isGiven(fromYear) && toYear < fromYear)
      wrong[`${at}.toYear`] = `validation.notBefore|min=${fromYear}`;
    if ((levels ?? []).length === 0) wrong[`${at}.levels`] = 'validation.selectMany';
  }
  return wrong;
}

const DESCENDING_STANDARDS = Object.keys(STANDARD_NAMES) as (keyof typeof STANDARD_NAMES)[];

/** One row per subject and year, with standards falling from top to bottom. */
function standardsDescend(entry: Row): Refusals {
  const rows = rowsIn<Standards['rows'][number]>(entry.rows);
  const wrong = findDuplicates(rows, ({ year, subject }) => `${year} ${subject}`, [
    'rows',
    'subject',
  ]);
  for (const [index, row] of rows.entries())
    for (const [position, standard] of DESCENDING_STANDARDS.entries()) {
      const above = DESCENDING_STANDARDS[position - 1];
      const highest = above && row[above];
      if (isGiven(highest) && Number(row[standard]) > highest)
        wrong[`rows.${index}.${standard}`] = `validation.notAfter|max=${highest}`;
    }
  return wrong;
}

type Event = WriteOf<(typeof event)['fields']>;
type Camp = WriteOf<(typeof camp)['fields']>;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (text: unknown) => typeof text === 'string' && TIME.test(text);

/** Valid times, registration that ends before the event, and attendance within capacity. */
function eventFitsTogether(entry: Row): Refusals {
  const { begin, end, date, registrationDates, capacity, taken, signup, link, audience } =
    entry as Partial<Event>;
  const wrong: Refusals = {};
  if (!isTime(begin)) wrong.begin = 'validation.time';
  if (!isTime(end)) wrong.end = 'validation.time';
  else if (!wrong.begin && String(end) <= String(begin))
    wrong.end = `validation.after|min=${begin}`;
  if (date && registrationDates && registrationDates.end > date)
    wrong['registrationDates.end'] = `validation.notLater|max=${date}`;
  Object.assign(wrong, signUpFits({ capacity, taken, signup, link }));
  if (rowsIn(audience).length === 0) wrong.audience = 'validation.selectMany';
  for (const [index, { time }] of rowsIn<{ time: string }>(entry.agenda).entries())
    if (!isTime(time)) wrong[`agenda.${index}.time`] = 'validation.time';
  return wrong;
}

/** Attendance within capacity, and a link if sign-up uses one. */
const campFitsTogether = (entry: Row): Refusals => signUpFits(entry);

function signUpFits({
  capacity,
  taken,
  signup,
  link,
}: Partial<Pick<Event | Camp, 'capacity' | 'taken' | 'signup' | 'link'>>): Refusals {
  const wrong: Refusals = {};
  if (isGiven(capacity) && isGiven(taken) && taken > capacity)
    wrong.taken = `validation.max|max=${capacity}`;
  if (signup === 'link' && !link) wrong.link = 'validation.required';
  return wrong;
}

type Special = NonNullable<WriteOf<(typeof visitDays)['fields']>['special']>[number];

/** Each date with its own capacity once; without such dates, an open weekday is required. */
function visitDaysAreValid(entry: Row): Refusals {
  const special = rowsIn<Special>(entry.special);
  const wrong = findDuplicates(special, ({ day }) => String(day), ['special', 'day']);
  if (rowsIn(entry.weekdays).length === 0 && special.length === 0)
    wrong.weekdays = 'validation.selectMany';
  return wrong;
}

type Part = WriteOf<(typeof siteMenu)['fields']>['parts'][number];
type Link = NonNullable<Part['links']>[number];

/** Parts with their own page; the others open their links. */
const PAGES: readonly unknown[] = ['news', 'tours'];

/** Each part once, links in each visible part, and at least one visible. */
function menuPartsAreUniqueAndVisible(entry: Row): Refusals {
  const parts = rowsIn<Part>(entry.parts);
  const wrong = findDuplicates(parts, ({ part }) => String(part), ['parts', 'part']);
  if (parts.length > 0 && parts.every(({ isHidden }) => isHidden))
    wrong['parts.0.isHidden'] = 'validation.menuHidden';
  for (const [index, { part, isHidden, links }] of parts.entries()) {
    const rows = rowsIn<Link>(links);
    Object.assign(
      wrong,
      findDuplicates(rows, ({ link }) => String(readHref(link)), [`parts.${index}.links`, 'link']),
    );
    if (!isHidden && !PAGES.includes(part) && rows.every((row) => row.isHidden))
      wrong[`parts.${index}.isHidden`] = 'validation.menuEmpty';
  }
  return wrong;
}

const readHref = (link: unknown) =>
  typeof link === 'string' ? link : (link as { href?: string } | null)?.href;

/** A rule over several fields of an entry. */
type Rule = (entry: Row) => Refusals;

const RULES: Readonly<Record<EntryRule, Rule>> = {
  // The text banner shows text; every other position shows pictures.
  bannerFitsPosition({ bid, text, pic }): Refusals {
    if (bid === TEXT_BANNER_ID) return text ? {} : { text: 'validation.required' };
    return pic ? {} : { pic: 'validation.required' };
  },
  onlyTextBannerHasTextMode: ({ id, mode }): Refusals =>
    (id === TEXT_BANNER_ID) === (mode === 'text') ? {} : { mode: 'validation.select' },
  topicCategoryHasTopic: ({ type, topic }): Refusals =>
    type === 'topic' && !topic ? { topic: 'validation.required' } : {},
  yearsFitTogether,
  figuresFitTogether,
  feesFitTogether,
  awardsFitTogether,
  standardsDescend,
  visitDaysAreValid,
  eventFitsTogether,
  campFitsTogether,
  menuPartsAreUniqueAndVisible,
};

/** Rules over several fields of one entry. */
export function findBrokenRules(kind: Pick<AnyKind, 'rules'>, entry: Row): Refusals {
  const { publishAt, unpublishAt } = entry as {
    publishAt?: string | null;
    unpublishAt?: string | null;
  };
  const schedule: Refusals =
    publishAt && unpublishAt && Date.parse(publishAt) >= Date.parse(unpublishAt)
      ? { unpublishAt: 'validation.schedule' }
      : {};
  return Object.assign(schedule, ...kind.rules.map((rule) => RULES[rule](entry)));
}
