import type { AnyKind } from '@admissions/contracts';
import { PART_SEPARATOR } from '@admissions/contracts';
import type { FormValues } from '@admissions/contracts/merge';
import { takeSides } from '@admissions/contracts/merge';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import type { Conflict } from '../base/conflict.ts';
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
import type { Side } from './two-sides.tsx';
import { TwoSides } from './two-sides.tsx';

interface ConflictDialogProps {
  kind: AnyKind;
  conflict: Conflict;
  onChoose: (values: FormValues) => void;
  onCancel: () => void;
}
/** What both editors changed, side by side, with what differs between the two: mine or theirs. Of a body only the items that both changed. */
export function ConflictDialog({
  kind,
  conflict: { fields, bodies, mine, theirs },
  onChoose,
  onCancel,
}: ConflictDialogProps) {
  const t = useMessage();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const chosenSide = (place: string): Side => chosen[place] ?? 'mine';
  const choose = () =>
    onChoose({
      ...Object.fromEntries(
        fields.map((name) => [name, chosenSide(name) === 'theirs' ? theirs[name] : mine[name]]),
      ),
      ...Object.fromEntries(
        Object.entries(bodies).map(([name, slots]) => [
          name,
          takeSides(slots, (key) => chosenSide(`${name} ${key}`)),
        ]),
      ),
    });
  const asked = Object.entries(bodies).flatMap(([name, slots]) =>
    slots.map((slot, index) => ({ ...slot, name, number: index + 1 })),
  );
  return (
    <Modal
      open
      title={t(TEXTS.conflictTitle)}
      okText={t(TEXTS.keep)}
      cancelText={t('common.cancel')}
      onOk={choose}
      onCancel={onCancel}
      width="min(72rem, calc(100vw - 2rem))"
    >
      <p className={styles.text}>{t(TEXTS.conflictText, { name: theirs.updatedBy ?? '' })}</p>
      {fields.map((name) => (
        <TwoSides
          key={name}
          legend={t(readFieldLabel(kind, name))}
          note={kind.fields[name]?.type === 'list' ? t(TEXTS.rowsAsked) : undefined}
          words={(side) => describeValue(kind, name, (side === 'mine' ? mine : theirs)[name], t)}
          chosen={chosenSide(name)}
          onChoose={(side) => setChosen({ ...chosen, [name]: side })}
        >
          <FieldChange kind={kind} name={name} before={mine[name]} after={theirs[name]} />
        </TwoSides>
      ))}
      {asked
        .filter(({ isAsked }) => isAsked)
        .map(({ name, key, number, ...slot }) => (
          <TwoSides
            key={`${name} ${key}`}
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
            chosen={chosenSide(`${name} ${key}`)}
            onChoose={(side) => setChosen({ ...chosen, [`${name} ${key}`]: side })}
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
