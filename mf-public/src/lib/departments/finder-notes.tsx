import type { LinkValue } from '@admissions/model';
import { PageLink, SmartLink } from '@admissions/ui';
import styles from './finder-notes.module.css';
import { LEVELS } from './levels.ts';
import { TEXTS } from './texts.ts';

interface FinderNote {
  text: string;
  /** Of the page that the text names. */
  link?: LinkValue | null;
  departments: readonly { department: { id: number; title: string } | null }[];
}
/** Notes of the office about the typed words, with the closest departments. */
export function FinderNotes({ notes }: { notes: readonly FinderNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="stack space-s" aria-label={TEXTS.notes}>
      {notes.map(({ text, link, departments }) => (
        <li key={text} className={styles.note}>
          <p>{text}</p>
          <ul className="row semi">
            {link && (
              <li>
                <SmartLink href={link.href} newWindow={link.newWindow} className="touch">
                  {link.label ?? TEXTS.seePage}
                </SmartLink>
              </li>
            )}
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
