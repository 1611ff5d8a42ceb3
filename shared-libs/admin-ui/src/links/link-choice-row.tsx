import type { Heading } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { KINDS } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import type { LinkChoice } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import styles from './links.module.css';
import { loadLinkTarget } from './load-link-target.ts';
import { LINK_TEXTS } from './texts.ts';

const TAGS = {
  draft: LINK_TEXTS.tagDraft,
  scheduled: LINK_TEXTS.tagScheduled,
  ended: LINK_TEXTS.tagEnded,
} as const;

interface LinkChoiceRowProps {
  choice: LinkChoice;
  isChosen: boolean;
  onChoose: () => void;
  onPick: (href: string) => void;
}
/** A page as a link target; once chosen, also its headings. */
export function LinkChoiceRow({ choice, isChosen, onChoose, onPick }: LinkChoiceRowProps) {
  const t = useMessage();
  const { kind: id, area, title, url, state } = choice;
  const kind = KINDS.find((each) => each.id === (id as KindId));
  return (
    <li>
      <button type="button" aria-expanded={isChosen} onClick={onChoose}>
        <span className="semi">
          {title}
          {state !== 'published' && <small className={styles.tag}>{t(TAGS[state])}</small>}
        </span>
        <small>{kind ? `${t(AREA_LABELS[area])}・${t(kind.label)}` : t(LINK_TEXTS.page)}</small>
        <small className={styles.address}>{url}</small>
      </button>
      {isChosen && <Parts url={url} onPick={onPick} />}
    </li>
  );
}

function Parts({ url, onPick }: { url: string; onPick: (href: string) => void }) {
  const t = useMessage();
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    let isLatest = true;
    void loadLinkTarget(url).then((target) => {
      if (isLatest) setHeadings(target?.headings ?? []);
    });
    return () => {
      isLatest = false;
    };
  }, [url]);
  // A URL with a fragment has no further parts.
  const parts = url.includes('#') ? [] : headings;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form field
    <div role="group" aria-label={t(LINK_TEXTS.part)} className={styles.parts}>
      <Button type="primary" size="small" onClick={() => onPick(url)}>
        {t(parts.length > 0 ? LINK_TEXTS.whole : LINK_TEXTS.use)}
      </Button>
      {parts.map(({ anchor, text }) => (
        <Button key={anchor} size="small" onClick={() => onPick(`${url}#${anchor}`)}>
          # {text}
        </Button>
      ))}
    </div>
  );
}
