import { pair, parseAnchor } from '@admissions/model';
import type { LinkTarget } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import type { ControlProps } from '../base/form-field.tsx';
import { useLoaded } from '../base/use-loaded.ts';
import { findHrefProblem } from './find-href-problem.ts';
import { LinkPicker } from './link-picker.tsx';
import styles from './links.module.css';
import { loadLinkTarget } from './load-link-target.ts';
import { LINK_TEXTS } from './texts.ts';

interface LinkInputProps {
  control: ControlProps;
  value: string;
  onChange: (href: string) => void;
  onPressEnter?: (event: KeyboardEvent) => void;
  isFocused?: boolean;
  /** Of another site: no page can be chosen. */
  isOutside?: boolean | undefined;
}
/** A URL, typed or chosen by page title; below it a note on its target. */
export function LinkInput({
  control,
  value,
  onChange,
  isFocused,
  isOutside,
  ...input
}: LinkInputProps) {
  const t = useMessage();
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <div className={styles.input}>
        <Input
          {...control}
          {...input}
          {...(isFocused && { autoFocus: true })}
          value={value}
          inputMode="url"
          maxLength={2000}
          onChange={({ target }) => onChange(target.value)}
        />
        {!isOutside && <Button onClick={() => setPicking(true)}>{t(LINK_TEXTS.choose)}</Button>}
      </div>
      <LinkNote
        address={value.trim()}
        isOutside={isOutside}
        // The message below it is the same.
        isRefused={control['aria-invalid']}
      />
      {isPicking && (
        <LinkPicker
          onClose={() => setPicking(false)}
          onPick={(href) => {
            setPicking(false);
            onChange(href);
          }}
        />
      )}
    </>
  );
}

/** Pause in typing before the URL is checked. */
const DEBOUNCE_MS = 500;
const isInternal = (href: string) => /^\/(?![/\\])/.test(href);

/** The target of a URL, and its problems. */
function LinkNote({
  address,
  isOutside,
  isRefused,
}: Pick<LinkInputProps, 'isOutside'> & { address: string; isRefused: boolean }) {
  const t = useMessage();
  const [initial] = useState(address);
  const { data: settled } = useLoaded(
    async () => ({ address, target: isInternal(address) ? await loadLinkTarget(address) : null }),
    [address],
    address === initial ? 0 : DEBOUNCE_MS,
  );
  // No note while typing.
  const isTyped = address === '' || settled?.address !== address;
  const problem = findHrefProblem(address, isOutside);
  if (isTyped || (problem && isRefused)) return <p className={styles.note} />;
  const note = problem
    ? { words: [[problem] satisfies Words], warns: true }
    : describe(address, settled.target);
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
