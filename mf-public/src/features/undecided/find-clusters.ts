import type { ListedAt } from '@admissions/model/kinds';
import { CLUSTER_NAMES, type ClusterKey, type CollegeKey } from '@admissions/model/terms';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { formatWhen } from '../../lib/events/event-labels.ts';
import { sum } from '../../lib/sum.ts';
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
export type Direction = ReturnType<typeof findClusters>[number];

const CLUSTER_COUNT = 3;
const AGAINST_WORTH = -2;

/** The three groups with the most answers; stories and events are their own, and differ. */
export function findClusters(answers: Answers, sources: Sources) {
  const given = listAnswers(answers);
  const scoreOf = (key: ClusterKey) =>
    sum(
      given.map(
        (answer) =>
          Number(answer.for.includes(key)) +
          AGAINST_WORTH * Number(answer.against?.includes(key) ?? false),
      ),
    );
  const ranked = (Object.keys(CLUSTER_NAMES) as ClusterKey[]).toSorted(
    (one, other) => scoreOf(other) - scoreOf(one),
  );
  const used = new Set<unknown>();
  return ranked
    .flatMap((key) => {
      const department = findDepartment(key, sources.departments);
      if (!department) return [];
      const { id, title, tagline, courses } = department;
      const college = sources.colleges.find((each) => each.id === department.college.id)?.hue;
      const story = findUnused(listStories(key, department, sources), used);
      const event = findUnused(
        sources.events.filter(({ colleges }) => college && colleges.includes(college)),
        used,
      );
      const against = given.filter((answer) => answer.against?.includes(key));
      used.add(story).add(event);
      return [
        {
          key,
          college,
          /** The chosen answers that speak for it. */
          reasons: given.filter((answer) => answer.for.includes(key)).map(({ text }) => text),
          /** The chosen answers that speak against it. */
          doubts: against.map(({ text }) => text),
          /** Courses of the first year with what these answers cannot stand. */
          disliked: against.flatMap(
            ({ course }) => courses[0]?.titles.filter((each) => course?.test(each)) ?? [],
          ),
          department: { id, title, tagline },
          story: story && pickStory(story),
          event: event && {
            href: event.href,
            title: event.title,
            when: formatWhen(event, 'zh-TW'),
          },
        },
      ];
    })
    .slice(0, CLUSTER_COUNT);
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
function listStories(key: ClusterKey, { title }: Department, { departments, stories }: Sources) {
  const own = departments.filter(({ clusters }) => clusters?.includes(key));
  return stories
    .filter(({ department }) => own.some((each) => each.title === department))
    .toSorted(
      (one, other) => Number(other.department === title) - Number(one.department === title),
    );
}
