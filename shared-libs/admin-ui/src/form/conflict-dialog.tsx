import { type AnyKind, PART_SEPARATOR } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Choices, type Conflict, type Side, toItemId } from '../base/conflict.ts';
import { Modal } from '../base/overlays.tsx';
import { TEXTS } from '../base/texts.ts';
import { getTypeName } from '../body/item-forms/texts.ts';
import { describeItem } from '../field-types/describe-item.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { BodyChanges } from '../revisions/body-changes.tsx';
import { FieldChange } from '../revisions/changes.tsx';
import { describeValue } from '../revisions/describe-value.ts';
import { REVISION_TEXTS } from '../revisions/texts.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  kind: AnyKind;
  conflict: Conflict;
  onChoose: (choices: Choices) => void;
  onCancel: () => void;
}
/** Conflicting fields side by side, to choose mine or theirs; of a body only items in conflict. */
export function ConflictDialog({
  kind,
  conflict: { fields, bodies, mine, theirs },
  onChoose,
  onCancel,
}: ConflictDialogProps) {
  const t = useMessage();
  const [chosen, setChosen] = useState<Choices>({});
  const chosenSide = (id: string): Side => chosen[id] ?? 'mine';
  const items = Object.entries(bodies)
    .flatMap(([name, slots]) =>
      slots.map((slot, index) => ({
        ...slot,
        name,
        id: toItemId(name, slot.key),
        number: index + 1,
      })),
    )
    .filter(({ isConflict }) => isConflict);
  const choose = () =>
    onChoose(
      Object.fromEntries(
        [...fields, ...items.map(({ id }) => id)].map((id) => [id, chosenSide(id)]),
      ),
    );
  return (
    <Modal
      open
      title={t(TEXTS.conflictTitle)}
      okText={t(TEXTS.confirmChoices)}
      onOk={choose}
      onCancel={onCancel}
      width="min(72rem, calc(100vw - 2rem))"
    >
      <p className="below-m">{t(TEXTS.conflictText, { name: theirs.updatedBy ?? '' })}</p>
      {fields.map((name) => (
        <TwoSides
          key={name}
          legend={t(readFieldLabel(kind, name))}
          note={kind.fields[name]?.type === 'list' ? t(TEXTS.rowConflict) : undefined}
          words={(side) => describeValue(kind, name, (side === 'mine' ? mine : theirs)[name], t)}
          chosen={chosenSide(name)}
          onChoose={(side) => setChosen({ ...chosen, [name]: side })}
        >
          <FieldChange kind={kind} name={name} before={mine[name]} after={theirs[name]} />
        </TwoSides>
      ))}
      {items.map(({ name, id, number, ...slot }) => (
        <TwoSides
          key={id}
          legend={[
            t(readFieldLabel(kind, name)),
            t(REVISION_TEXTS.item, {
              number,
              type: t(getTypeName((slot.mine ?? slot.theirs)?.type ?? '')),
            }),
          ].join(t(PART_SEPARATOR))}
          words={(side) => {
            const item = slot[side];
            return item ? describeItem(item, t) : t(TEXTS.itemGone);
          }}
          chosen={chosenSide(id)}
          onChoose={(side) => setChosen({ ...chosen, [id]: side })}
        >
          <BodyChanges
            before={slot.mine ? [slot.mine] : []}
            after={slot.theirs ? [slot.theirs] : []}
            hasPlaces={false}
          />
        </TwoSides>
      ))}
    </Modal>
  );
}

interface TwoSidesProps {
  legend: string;
  note?: string | undefined;
  /** The text of a side. */
  words: (side: Side) => string;
  chosen: Side;
  onChoose: (side: Side) => void;
  /** The difference between the two. */
  children: ReactNode;
}
/** A conflict: the text of both sides, and the choice between them. */
function TwoSides({ legend, note, words, chosen, onChoose, children }: TwoSidesProps) {
  const t = useMessage();
  return (
    <fieldset className={styles.field}>
      <legend>{legend}</legend>
      {note && <p className="below-xs faint mini">{note}</p>}
      <Radio.Group value={chosen} onChange={({ target }) => onChoose(target.value as Side)} block>
        <div className={styles.sides}>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side} className={styles.side} data-chosen={side === chosen || undefined}>
              <Radio value={side}>
                <strong>{t(TEXTS[side])}</strong>
                <span className={styles.value}>{words(side)}</span>
              </Radio>
            </div>
          ))}
        </div>
      </Radio.Group>
      <div className={styles.difference}>
        <p>{t(TEXTS.differs)}</p>
        {children}
      </div>
    </fieldset>
  );
}
