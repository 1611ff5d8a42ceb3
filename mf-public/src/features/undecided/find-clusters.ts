import type { ListedAt } from '@admissions/model/kinds';
import { CLUSTER_NAMES, type ClusterKey, type CollegeKey } from '@admissions/model/terms';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { formatWhen } from '../../lib/events/event-labels.ts';
import { keysOf } from '../../lib/list-query.ts';
import { type Answers, listAnswers } from './questions.ts';

type Department = Pick<
  ListedAt<'faculty/bachelor_department_list'>,
  'id' | 'title' | 'tagline' | 'language' | 'quota' | 'clusters' | 'college' | 'courses'
>;
type Story = Pick<
  ListedAt<'college/share_list'>,
  'id' | 'title' | 'name' | 'department' | 'college'
>;
export interface Sources {
  departments: readonly Department[];
  colleges: readonly { id: number; hue: CollegeKey }[];
  stories: readonly Story[];
  /** Upcoming ones, next first. */
  events: readonly CalendarEvent[];
}
export type Direction = ReturnType<typeof findClusters>['directions'][number];

const CLUSTER_COUNT = 3;
const AGAINST_WORTH = -2;
/** Below one: a group that an answer speaks for stays before the others. */
const SMALL_AGAINST_WORTH = -0.5;

/**
 * The three groups with the most answers; stories and events are their own, and differ.
 * `conflict`: the answers of which another refuses every group.
 */
export function findClusters(answers: Answers, sources: Sources) {
  const given = listAnswers(answers);
  const avoided = given.find(({ against }) => against);
  const isRefused = (key: ClusterKey) => avoided?.against?.includes(key) ?? false;
  const listReasons = (key: ClusterKey) => given.filter((answer) => answer.for.includes(key));
  const scoreOf = (key: ClusterKey, againstWorth = AGAINST_WORTH) =>
    listReasons(key).length + (isRefused(key) ? againstWorth : 0);
  const offered = keysOf(CLUSTER_NAMES).flatMap((key) => {
    const department = findDepartment(key, sources.departments);
    return department ? [{ key, department }] : [];
  });
  const worth = offered.some(({ key }) => scoreOf(key) > 0) ? AGAINST_WORTH : SMALL_AGAINST_WORTH;
  const wishes = given.filter(
    (answer) =>
      answer !== avoided && offered.every(({ key }) => isRefused(key) || !answer.for.includes(key)),
  );
  const used = new Set<unknown>();
  const directions = offered
    .toSorted((one, other) => scoreOf(other.key, worth) - scoreOf(one.key, worth))
    .slice(0, CLUSTER_COUNT)
    .map(({ key, department: { id, title, tagline, courses, ...department } }) => {
      const college = sources.colleges.find((each) => each.id === department.college.id)?.hue;
      const story = findUnused(listStories(key, title, sources), used);
      const event = findUnused(
        sources.events.filter(({ colleges }) => college && colleges.includes(college)),
        used,
      );
      used.add(story).add(event);
      return {
        key,
        college,
        /** The chosen answers that speak for it. */
        reasons: listReasons(key).map(({ text }) => text),
        /** The chosen answer that speaks against it. */
        doubt: isRefused(key) ? avoided?.text : undefined,
        /** Courses of the first year with what this answer cannot stand. */
        disliked: courses[0]?.titles.filter((each) => avoided?.course?.test(each)) ?? [],
        department: { id, title, tagline },
        story: story && pickStory(story),
        event: event && {
          href: event.href,
          title: event.title,
          when: formatWhen(event, 'zh-TW'),
        },
      };
    });
  return {
    directions,
    conflict: avoided &&
      wishes.length > 0 && {
        wishes: wishes.map(({ text }) => text).join('」、「'),
        avoided: avoided.text,
      },
  };
}
const findUnused = <T>(list: readonly T[], used: ReadonlySet<unknown>) =>
  list.find((each) => !used.has(each)) ?? null;
const pickStory = ({ id, title, name, department }: Story) => ({ id, title, name, department });

/** Of those with the group as their main one, the largest, in Chinese if possible. */
function findDepartment(key: ClusterKey, departments: readonly Department[]) {
  const worthOf = ({ language, quota }: Department) =>
    Number(language !== 'en') * 1000 + (quota ?? 0);
  return departments
    .filter(({ clusters: [main] }) => main === key)
    .toSorted((one, other) => worthOf(other) - worthOf(one))[0];
}

/** Of the department, then of others of the group. */
function listStories(key: ClusterKey, title: string, { departments, stories }: Sources) {
  const own = departments.filter(({ clusters }) => clusters?.includes(key));
  return stories
    .filter(({ department }) => own.some((each) => each.title === department))
    .toSorted(
      (one, other) => Number(other.department === title) - Number(one.department === title),
    );
}
