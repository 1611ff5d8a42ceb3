import { fillPlaceholders } from '@admissions/model/messages';
import { Marked } from '../marked.tsx';
import type { Reason } from './find-departments.ts';
import type { MatchField } from './finder-index.ts';

const TEXTS = {
  sameAs: '（和「{typed}」同一類）',
  foundInTitle: '因為：系名是',
  foundInKeywords: '因為：常被找的詞有',
  foundInCluster: '因為：學群是',
  foundInCareers: '因為：出路有',
  foundInCourses: '因為：課程有',
  foundInGroups: '因為：組別或研究有',
  foundInSummary: '因為：介紹裡有',
};

const FIELD_LABELS = {
  title: TEXTS.foundInTitle,
  keyword: TEXTS.foundInKeywords,
  cluster: TEXTS.foundInCluster,
  career: TEXTS.foundInCareers,
  course: TEXTS.foundInCourses,
  group: TEXTS.foundInGroups,
  summary: TEXTS.foundInSummary,
} satisfies Record<MatchField, unknown>;
const MAX_EXCERPT_LENGTH = 40;
const CONTEXT_LENGTH = 12;

export function ReasonLine({ reason }: { reason: Reason }) {
  const { place, typed } = reason;
  const { text, mark } = createExcerpt(reason);
  return (
    <>
      {FIELD_LABELS[place]}

      <Marked text={text} marks={[mark]} />

      {typed && fillPlaceholders(TEXTS.sameAs, { typed })}
    </>
  );
}

/** A long text, cut around the match. */
function createExcerpt({ text, mark }: Reason): Pick<Reason, 'text' | 'mark'> {
  if (text.length <= MAX_EXCERPT_LENGTH) return { text, mark };
  const [start, end] = mark;
  const from = Math.max(0, start - CONTEXT_LENGTH);
  const head = from > 0 ? '…' : '';
  const shift = head.length - from;
  const to = Math.max(end, from + MAX_EXCERPT_LENGTH);
  const tail = to < text.length ? '…' : '';
  return {
    text: head + text.slice(from, to) + tail,
    mark: [start + shift, end + shift],
  };
}
