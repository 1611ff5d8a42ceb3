import { PageLink } from '@admissions/ui';
import styles from './finder-notes.module.css';
import { LEVELS } from './levels.ts';
import { TEXTS } from './texts.ts';

interface FinderNote {
  text: string;
  departments: readonly { department: { id: number; title: string } | null }[];
}
/** Notes of the office about the typed words, with the closest departments. */
export function FinderNotes({ notes }: { notes: readonly FinderNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="stack space-s" aria-label={TEXTS.notes}>
      {notes.map(({ text, departments }) => (
        <li key={text} className={styles.note}>
          <p>{text}</p>
          <ul className="row semi">
            {departments.map(
              ({ department }) =>
                department && (
                  <li key={department.id}>
                    <PageLink
                      to={`${LEVELS.bachelor.detail}?id=${department.id}`}
                      className="touch"
                    >
                      {department.title}
                    </PageLink>
                  </li>
                ),
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
