import { type AnyKind, type BodyItem, PART_SEPARATOR } from '@admissions/model';
import { type EditedItem, type FormValues, withKeys } from '@admissions/model/merge';
import type { CommentPosition } from '@admissions/protocol/staff';
import type { Translate } from '@admissions/store';
import { BODY_TEXTS, getTypeName } from '../body/item-forms/texts.ts';
import { summarizeItem } from '../body/summarize-item.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { TEXTS } from './texts.ts';

export interface NamedPlace extends CommentPosition {
  /** Option value. */
  value: string;
  label: string;
  /** Position of an item in its body, from 0. */
  index: number | null;
}
export const toPlaceValue = ({ field, item }: CommentPosition): string =>
  `${field ?? ''}/${item ?? ''}`;

/** Comment targets: the entry, its fields, and items of bodies. */
export function listPlaces(kind: AnyKind, values: FormValues, t: Translate): NamedPlace[] {
  const places: NamedPlace[] = [
    { field: null, item: null, value: '/', label: t(TEXTS.whole), index: null },
  ];
  for (const [field, { type, readOnly }] of Object.entries(kind.fields)) {
    if (readOnly) continue;
    const name = t(readFieldLabel(kind, field));
    places.push({ field, item: null, value: `${field}/`, label: name, index: null });
    if (type !== 'items' || !Array.isArray(values[field])) continue;
    for (const [index, item] of withKeys(values[field] as BodyItem[]).entries()) {
      const numbered = t(BODY_TEXTS.name, { number: index + 1, type: t(getTypeName(item.type)) });
      const summary = [...summarizeItem(item as EditedItem, t)].slice(0, 16).join('');
      const label = summary ? numbered + t(PART_SEPARATOR) + summary : numbered;
      places.push({ field, item: item.key, value: `${field}/${item.key}`, label, index });
    }
  }
  return places;
}

/** Target of an item by key; the entry itself when the item is gone. */
export function findPlace(kind: AnyKind, values: FormValues, item: string): string {
  const field = Object.keys(kind.fields).find(
    (name) =>
      kind.fields[name]?.type === 'items' &&
      withKeys((values[name] ?? []) as BodyItem[]).some(({ key }) => key === item),
  );
  return toPlaceValue({ field: field ?? null, item: field ? item : null });
}
