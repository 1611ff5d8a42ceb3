import type { TextRange } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import type { MouseEvent } from 'react';
import { useHref } from 'react-router';
import type { SearchGroup, SearchLine } from './build-groups.ts';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './texts.ts';

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  /** Index of the active line across all groups. */
  current: number;
  optionId: (index: number) => string;
  onActive: (index: number) => void;
  onOpen: (line: SearchLine) => void;
}
/** Results as one list box with groups. */
export function SearchResults({
  id,
  groups,
  current,
  optionId,
  onActive,
  onOpen,
}: SearchResultsProps) {
  const t = useMessage();
  let first = 0;
  return (
    <div id={id} role="listbox" aria-label={t(SEARCH_TEXTS.results)}>
      {groups.map(({ key, lines, total }) => {
        const from = first;
        first += lines.length;
        const labelId = `${id}-${key}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: no element exists for a group of options
          <div key={key} role="group" aria-labelledby={labelId} className={styles.group}>
            <p id={labelId} className={styles.label}>
              {t(SEARCH_TEXTS[key])}
              {total !== undefined && total > lines.length && <small>{total}</small>}
            </p>
            {lines.map((line, index) => (
              <Option
                key={`${line.url} ${line.title}`}
                id={optionId(from + index)}
                line={line}
                isCurrent={from + index === current}
                onActive={() => onActive(from + index)}
                onOpen={() => onOpen(line)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Option({
  id,
  line,
  isCurrent,
  onActive,
  onOpen,
}: {
  id: string;
  line: SearchLine;
  isCurrent: boolean;
  onActive: () => void;
  onOpen: () => void;
}) {
  const t = useMessage();
  const { title, titleMarks, detail, detailMarks, excerpt, tag, url } = line;
  const href = useHref(url);
  function onClick(event: MouseEvent) {
    // With a modifier key the browser opens it in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isCurrent}
      href={href}
      className={styles.option}
      onClick={onClick}
      onFocus={onActive}
      onMouseMove={isCurrent ? undefined : onActive}
    >
      <span className="semi">
        <Marked text={title} marks={titleMarks} />
        {tag && <small className={styles.tag}>{t(tag)}</small>}
      </span>
      <span className={styles.detail}>
        <Marked text={detail} marks={detailMarks} />
      </span>
      {excerpt && (
        <span className="soft small across">
          <Marked text={excerpt.text} marks={excerpt.marks} />
        </span>
      )}
    </a>
  );
}

/** Highlights ranges of a text; they are sorted and do not overlap. */
function Marked({ text, marks }: { text: string; marks: readonly TextRange[] }) {
  const edges = [0, ...marks.flat(), text.length];
  return edges.slice(1).map((end, index) => {
    const part = text.slice(edges[index], end);
    // Every second part is a match.
    const key = `${edges[index]} ${index}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
