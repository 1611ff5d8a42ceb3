import { useMessage } from '@admissions/store';
import { TEXTS } from '../base/texts.ts';
import styles from './diff-text.module.css';
import { diffTexts } from './text-diff.ts';
import { REVISION_TEXTS } from './texts.ts';

const MAX_UNCHANGED_LENGTH = 200;
const CONTEXT_LENGTH = 80;

/** Two texts as one, with deletions and insertions. */
export function DiffText({ before, after }: { before: string; after: string }) {
  const t = useMessage();
  return (
    <p className={styles.text}>
      {diffTexts(before, after).map(({ kind, text: words, isFact }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: runs are identified by position
        if (kind === 'same') return <span key={at}>{shortened(words)}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs are identified by position
          <Mark key={at} data-fact={isFact || undefined}>
            <span className="vh">{t(TEXTS.inBrackets, { words: t(REVISION_TEXTS[kind]) })}</span>
            {words}
          </Mark>
        );
      })}
    </p>
  );
}

// Long unchanged passages are cut.
function shortened(words: string): string {
  const signs = [...words];
  return signs.length <= MAX_UNCHANGED_LENGTH
    ? words
    : `${signs.slice(0, CONTEXT_LENGTH).join('')} … ${signs.slice(-CONTEXT_LENGTH).join('')}`;
}
