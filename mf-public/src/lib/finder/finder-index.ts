import { CLUSTER_NAMES, type ClusterKey } from '@admissions/model/terms';
import { type Folded, fold } from './fold.ts';

/** The searchable fields of a department. */
export interface Findable {
  title: string;
  titleEn: string;
  tagline: string;
  summary: string;
  language: 'zh' | 'en' | 'both';
  careers: readonly string[];
  groups: readonly string[];
  research?: readonly string[];
  clusters?: readonly ClusterKey[];
  keywords?: readonly string[];
  courseTitles?: readonly string[];
}

/** Ordered by weight. */
export type MatchField =
  | 'title'
  | 'keyword'
  | 'cluster'
  | 'career'
  | 'course'
  | 'group'
  | 'summary';
const FIELD_WEIGHTS: Readonly<Record<MatchField, number>> = {
  title: 10,
  keyword: 9,
  cluster: 6,
  career: 5,
  course: 4,
  group: 3,
  summary: 1,
};

interface IndexedText {
  place: MatchField;
  worth: number;
  text: Folded;
}
export interface Indexed<D extends Findable = Findable> {
  department: D;
  texts: readonly IndexedText[];
}

export const indexDepartments = <D extends Findable>(departments: readonly D[]): Indexed<D>[] =>
  departments.map((department) => ({
    department,
    texts: Object.entries(listTexts(department)).flatMap(([place, texts]) =>
      texts.map((text) => ({
        place: place as MatchField,
        worth: FIELD_WEIGHTS[place as MatchField],
        text: fold(text),
      })),
    ),
  }));

const listTexts = (department: Findable): Record<MatchField, readonly string[]> => ({
  title: [department.title, department.titleEn],
  keyword: department.keywords ?? [],
  cluster: (department.clusters ?? []).flatMap(listNames),
  career: department.careers,
  course: department.courseTitles ?? [],
  group: [...department.groups, ...(department.research ?? [])],
  summary: [department.summary, department.tagline],
});
const listNames = (cluster: ClusterKey) => Object.values(CLUSTER_NAMES[cluster]);
