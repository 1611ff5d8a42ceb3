import type { AnyKind, Field, Fields } from '@admissions/contracts';
import { bodyItemSchema, fieldSchemaOf } from '@admissions/contracts/schema';
import type { Row } from '../../kinds/row.ts';
import { taipeiDay } from '../taipei-day.ts';

const UNFILLED = '（尚未填寫）';
type Plain = Record<string, unknown>;

/** The values of a half-filled form as they can be shown: what no field could hold is what `before` has, or a stand-in. */
export function lenientValuesOf(kind: AnyKind, sent: Plain, before: Row | undefined): Plain {
  const fields = Object.entries(kind.fields).filter(([, { readOnly }]) => !readOnly);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      lenientOf(field, Object.hasOwn(sent, name) ? sent[name] : undefined, before?.[name]),
    ]),
  );
}

function lenientOf(field: Field, value: unknown, before: unknown): unknown {
  const right = fieldSchemaOf(field).safeParse(value);
  if (value !== undefined && right.success) return right.data;
  if (typeof value === 'string' && value.trim() !== '' && TEXTS.has(field.type))
    return [...value].slice(0, 2 * (field.max ?? 200)).join('');
  if (field.type === 'items' && Array.isArray(value))
    return value.slice(0, 200).filter((item) => bodyItemSchema().safeParse(item).success);
  if (field.type === 'list' && Array.isArray(value))
    return value.slice(0, 100).map((row) => lenientRow(field.item, row));
  if (value === undefined && before !== undefined) return before;
  return standInOf(field);
}
function lenientRow(item: Fields, row: unknown): unknown {
  const single = item[''];
  if (single) return lenientOf(single, row, undefined);
  const parts = (typeof row === 'object' && row !== null ? row : {}) as Plain;
  return Object.fromEntries(
    Object.entries(item).map(([name, part]) => [
      name,
      lenientOf(part, Object.hasOwn(parts, name) ? parts[name] : undefined, undefined),
    ]),
  );
}
const TEXTS: ReadonlySet<Field['type']> = new Set([
  'text',
  'longText',
  'richText',
  'email',
  'phone',
]);

/** What stands where nothing was filled in yet; a relation is found later. */
function standInOf(field: Field): unknown {
  if (field.type === 'boolean') return field.initial ?? false;
  if (!field.required) return null;
  switch (field.type) {
    case 'text':
    case 'longText':
      return UNFILLED;
    case 'richText':
      return `<p>${UNFILLED}</p>`;
    case 'email':
    case 'phone':
      return '';
    case 'date':
      return taipeiDay();
    case 'dateTime':
      return new Date().toISOString();
    case 'dateRange':
      return { begin: taipeiDay(), end: taipeiDay() };
    case 'integer':
      return field.range[0];
    case 'select':
      return field.options[0];
    case 'link':
      return { href: '/' };
    case 'image':
    case 'panorama':
      return { media: 0, alt: '' };
    case 'video':
      return { provider: 'youtube', id: '' };
    case 'files':
    case 'items':
    case 'list':
      return [];
    default:
      return null;
  }
}
