import type { TextRange } from '@admissions/protocol';
import { Fragment } from 'react';

/** `marks` are sorted and do not overlap. */
export const Marked = ({ text, marks }: { text: string; marks: readonly TextRange[] }) => (
  <>
    {marks.map(([start, end], index) => (
      <Fragment key={start}>
        {text.slice(marks[index - 1]?.[1] ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
