import { pair, parseAnchor } from '@admissions/model';
import { hasUserInfo, isSafeHref } from '@admissions/model/schema';
import type { LinkTarget } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import styles from './links.module.css';
import { loadLinkTarget } from './load-link-target.ts';
import { LINK_TEXTS } from './texts.ts';

/** Pause in typing before the URL is checked. */
const DEBOUNCE_MS = 500;
const isInternal = (href: string) => /^\/(?![/\\])/.test(href);

/** The target of a URL, and its problems. */
export function LinkNote({ href }: { href: string }) {
  const t = useMessage();
  const [settled, setSettled] = useState<{ href: string; target: LinkTarget | null }>({
    href: '',
    target: null,
  });
  const address = href.trim();
  useEffect(() => {
    let isLatest = true;
    const settle = (target: LinkTarget | null) => {
      if (isLatest) setSettled({ href: address, target });
    };
    const timer = setTimeout(
      () => {
        if (isInternal(address)) void loadLinkTarget(address).then(settle);
        else settle(null);
      },
      // Check the initial value at once.
      settled.href === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [address, settled.href]);
  // No note while typing.
  if (address === '' || settled.href !== address) return <p className={styles.note} />;
  const { target } = settled;
  const note = describe(address, target);
  return (
    <p className={styles.note} data-warns={note?.warns || undefined} role="status">
      {note?.words.map(([text, values]) => t(text, values)).join('・')}
    </p>
  );
}

type Words = Parameters<ReturnType<typeof useMessage>>;
interface Note {
  words: Words[];
  warns?: boolean;
}
function describe(address: string, target: LinkTarget | null): Note | null {
  if (!isSafeHref(address))
    return {
      words: [[hasUserInfo(address) ? 'validation.urlUserInfo' : 'validation.url']],
      warns: true,
    };
  if (/^https:/i.test(address))
    return { words: [[LINK_TEXTS.elsewhere, { host: new URL(address).host }]] };
  if (!target) return null;
  const { state, title, headings } = target;
  if (state === 'gone') return { words: [[LINK_TEXTS.gone]], warns: true };
  const words: Words[] = [];
  if (title) words.push([LINK_TEXTS.leadsTo, { title }]);
  else words.push([state === 'published' ? LINK_TEXTS.page : LINK_TEXTS.hidden]);
  if (state !== 'published') return { words: [...words, [LINK_TEXTS[state]]], warns: true };
  const anchor = address.split('#')[1] ?? '';
  const heading = headings.find((each) => each.anchor === parseAnchor(anchor));
  if (heading) words.push([pair(heading.text, heading.text)]);
  // Pages have other anchors too; those of headings have this prefix.
  else if (anchor.startsWith('h-')) return { words: [...words, [LINK_TEXTS.noPart]], warns: true };
  return { words };
}
