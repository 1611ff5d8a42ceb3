import type { ReviewComment } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Select } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { formatChange } from '../base/format-change.ts';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { useDebouncedValues } from '../base/use-debounced-values.ts';
import { WordsField } from '../base/words-field.tsx';
import { focusField } from '../checks/focus-field.ts';
import { listPlaces, type NamedPlace, toPlaceValue } from './comment-places.ts';
import { SENTENCES, SendButtons } from './form-parts.tsx';
import styles from './reviews.module.css';
import { TEXTS } from './texts.ts';
import type { Reviews } from './use-reviews.ts';

interface CommentListProps {
  reviews: Reviews;
  commentTarget: { value: string; count: number } | null;
}
/** Comments with links to their fields; resolved ones are collapsed. */
export function CommentList({ reviews, commentTarget }: CommentListProps) {
  const t = useMessage();
  const { kind, form } = useKindFormParts();
  const values = useDebouncedValues(form);
  const places = useMemo(() => listPlaces(kind, values, t), [kind, values, t]);
  const comments = reviews.thread?.comments ?? [];
  const settled = comments.filter(({ resolved }) => resolved !== null);
  const list = (shown: readonly ReviewComment[]) => (
    <ul className={styles.comments}>
      {shown.map((comment) => (
        <Comment key={comment.id} comment={comment} places={places} reviews={reviews} />
      ))}
    </ul>
  );
  return (
    <section className={styles.part}>
      <h3 className="below-xs small">{t(TEXTS.comments)}</h3>
      {list(comments.filter(({ resolved }) => resolved === null))}
      {settled.length > 0 && (
        <details>
          <summary>{t(TEXTS.settled, { count: settled.length })}</summary>
          {list(settled)}
        </details>
      )}
      <CommentForm reviews={reviews} places={places} commentTarget={commentTarget} />
    </section>
  );
}

function Comment({
  comment: { id, field, item, text, by, at, resolved },
  places,
  reviews,
}: Pick<CommentListProps, 'reviews'> & { comment: ReviewComment; places: readonly NamedPlace[] }) {
  const t = useMessage();
  const row = useRef<HTMLLIElement>(null);
  const place = places.find(({ value }) => value === toPlaceValue({ field, item }));
  const isSettled = resolved !== null;
  const short = [...text].slice(0, 20).join('');
  const go = () =>
    field !== null &&
    focusField(row.current?.closest('form') ?? null, {
      field,
      ...(place && place.index !== null && { item: place.index }),
    });
  return (
    <li ref={row} data-place={toPlaceValue({ field, item })} tabIndex={-1}>
      {field !== null && place ? (
        <button type="button" onClick={go}>
          {place.label}
        </button>
      ) : (
        <strong>{t(place ? TEXTS.whole : TEXTS.gone)}</strong>
      )}
      <p className={styles.text}>{text}</p>
      <p className="row gap-xs apart">
        <span className={styles.by}>{formatChange(at, by.name, t)}</span>
        <Button
          size="small"
          type="text"
          aria-label={t(isSettled ? TEXTS.reopenAt : TEXTS.settleAt, { text: short })}
          disabled={reviews.isBusy}
          onClick={() => void reviews.resolve(id, !isSettled)}
        >
          {t(isSettled ? TEXTS.reopen : TEXTS.settle)}
        </Button>
      </p>
    </li>
  );
}

type CommentFormProps = CommentListProps & { places: readonly NamedPlace[] };
/** New comment on the entry, a field or an item. */
function CommentForm({ reviews, places, commentTarget }: CommentFormProps) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState('/');
  const [text, setText] = useState('');
  const [handledTarget, setHandledTarget] = useState<typeof commentTarget>(null);
  if (commentTarget !== handledTarget) {
    setHandledTarget(commentTarget);
    if (commentTarget) {
      setValue(commentTarget.value);
      setOpen(true);
    }
  }
  const colleagues = reviews.thread?.colleagues ?? [];
  const place = places.find((each) => each.value === value) ?? places[0];
  async function send(): Promise<void> {
    if (!place || text.trim() === '') return;
    const { field, item } = place;
    if (!(await reviews.comment({ field, item }, text.trim()))) return;
    setText('');
    setOpen(false);
  }
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {t(TEXTS.addComment)}
      </Button>
    );
  return (
    <fieldset className={`below-xs ${styles.form}`} aria-label={t(TEXTS.addComment)}>
      <FormField label={TEXTS.place}>
        {(control) => (
          <Select
            {...control}
            className="full"
            showSearch
            optionFilterProp="label"
            value={place?.value}
            options={places.map((each) => ({ value: each.value, label: each.label }))}
            onChange={setValue}
          />
        )}
      </FormField>
      <WordsField
        {...SENTENCES}
        // Remount to focus the input for another target.
        key={commentTarget?.count ?? 0}
        label={TEXTS.text}
        value={text}
        onChange={setText}
        autoFocus
      />
      {colleagues.length > 0 && (
        <Select<string | null>
          className="full"
          aria-label={t(TEXTS.mention)}
          placeholder={t(TEXTS.mention)}
          value={null}
          options={colleagues.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => setText(`${text}@${name} `)}
        />
      )}
      <SendButtons isBusy={reviews.isBusy} onSend={send} onCancel={() => setOpen(false)} />
    </fieldset>
  );
}
