import { isDeepStrictEqual } from 'node:util';
import { type AnyKind, BODY_ITEM_TYPES } from '@admissions/model';
import type { Row } from '../schema/row.ts';

type Item = Record<string, unknown>;
interface PreservedItems {
  /** The input, with dividers in place of the preserved items. */
  sent: unknown;
  restore(values: Row): Row;
}

/** Retains content items of removed types: unchanged ones pass validation as dividers. */
export function preserveUnknownItems(kind: AnyKind, sent: unknown, stored: Row): PreservedItems {
  const aside = new Map<string, Item>();
  if (typeof sent !== 'object' || sent === null) return { sent, restore: (values) => values };
  const through = Object.entries(sent).map(([name, value]) => {
    if (kind.fields[name]?.type !== 'items' || !Array.isArray(value)) return [name, value];
    const old = ((stored[name] ?? []) as Item[]).filter(isUnknown);
    return [
      name,
      value.map((item: unknown, index) => replaceUnknown(aside, `${name}.${index}`, item, old)),
    ];
  });
  return {
    sent: Object.fromEntries(through),
    restore: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          Array.isArray(value)
            ? value.map((item: unknown, index) => aside.get(`${name}.${index}`) ?? item)
            : value,
        ]),
      ),
  };
}

function replaceUnknown(
  aside: Map<string, Item>,
  path: string,
  item: unknown,
  old: readonly Item[],
) {
  const original = old.find((each) => isDeepStrictEqual(each, item));
  if (!original) return item;
  aside.set(path, original);
  return { type: 'divider' };
}
const isUnknown = ({ type }: Item) => !(BODY_ITEM_TYPES as readonly unknown[]).includes(type);
