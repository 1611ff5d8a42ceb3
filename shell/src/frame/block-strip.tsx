import type { EntryOf } from '@admissions/model';
import type { block } from '@admissions/model/kinds';
import { Container, Picture, SmartLink, useSiteMenu } from '@admissions/ui';
import { useLocation } from 'react-router';
import styles from './block-strip.module.css';

/** Tiles of the footer strip, on the home page and the pages of the menu; nothing when empty. */
export function BlockStrip({ blocks }: { blocks: unknown }) {
  const list = (blocks ?? []) as EntryOf<typeof block>[];
  const { pathname } = useLocation();
  const isHub = useSiteMenu()
    .flatMap<{ href: string }>((entry) => ('children' in entry ? entry.children : [entry]))
    .some(({ href }) => href.split(/[?#]/)[0] === pathname);
  if (list.length === 0 || !(isHub || pathname === '/')) return null;
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
