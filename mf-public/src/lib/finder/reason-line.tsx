import { filled } from '@admissions/model/messages';
import { Marked } from '../marked.tsx';
import type { Reason } from './find-departments.ts';
import type { Place } from './finder-index.ts';
import { TEXTS } from './texts.ts';

const PLACES = {
  title: TEXTS.foundInTitle,
  keyword: TEXTS.foundInKeywords,
  cluster: TEXTS.foundInCluster,
  career: TEXTS.foundInCareers,
  course: TEXTS.foundInCourses,
  group: TEXTS.foundInGroups,
  summary: TEXTS.foundInSummary,
} satisfies Record<Place, unknown>;
const LONGEST = 40;
const BEFORE = 12;

/** Why a department was found, the word marked. */
export function ReasonLine({ reason }: { reason: Reason }) {
  const { place, typed } = reason;
  const { text, mark } = shorten(reason);
  return (
    <>
      {PLACES[place]}

      <Marked text={text} marks={[mark]} />

      {typed && filled(TEXTS.sameAs, { typed })}
    </>
  );
}

/** A long text around what is marked in it. */
function shorten({ text, mark }: Reason): Pick<Reason, 'text' | 'mark'> {
  if (text.length <= LONGEST) return { text, mark };
  const [start, end] = mark;
  const from = Math.max(0, start - BEFORE);
  const head = from > 0 ? '…' : '';
  const shift = head.length - from;
  const to = Math.max(end, from + LONGEST);
  const tail = to < text.length ? '…' : '';
  return {
    text: head + text.slice(from, to) + tail,
    mark: [start + shift, end + shift],
  };
}
