import type { EntryOf } from '@admissions/model';
import type { block } from '@admissions/model/kinds';
import { Container, Picture, SmartLink } from '@admissions/ui';
import styles from './block-strip.module.css';

/** Tiles of the footer strip; nothing when empty. */
export function BlockStrip({ blocks }: { blocks: unknown }) {
  const list = (blocks ?? []) as EntryOf<typeof block>[];
  if (list.length === 0) return null;
  return (
    <div className={styles.strip}>
      <Container>
        <ul className={styles.tiles}>
          {list.map(({ id, title, pic, link }) => (
            <li key={id}>
              <SmartLink href={link.href} newWindow={link.newWindow} className={styles.tile}>
                <Picture image={{ ...pic, alt: title }} sizes="200px" ratio="logo" />
              </SmartLink>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
