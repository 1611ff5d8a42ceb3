import type { AnyKind, Field, Fields } from '@admissions/model';
import { bodyItemSchema, buildFieldSchema } from '@admissions/model/schema';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import type { Row } from '../../content/schema/row.ts';

type Plain = Record<string, unknown>;

/** Invalid or missing values fall back to those of `before`, or to a placeholder. */
export function buildPreviewValues(kind: AnyKind, sent: Plain, before: Row | undefined): Plain {
  const fields = Object.entries(kind.fields).filter(([, { readOnly }]) => !readOnly);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      buildPreviewValue(
        field,
        Object.hasOwn(sent, name) ? sent[name] : undefined,
        before?.[name] ?? undefined,
      ),
    ]),
  );
}

function buildPreviewValue(field: Field, value: unknown, before: unknown): unknown {
  const parsed = buildFieldSchema(field).safeParse(value);
  if (value !== undefined && parsed.success) return parsed.data;
  if (typeof value === 'string' && value.trim() !== '' && field.max !== undefined)
    return [...value].slice(0, 2 * field.max).join('');
  if (field.type === 'items' && Array.isArray(value))
    return value.slice(0, 200).filter((item) => bodyItemSchema().safeParse(item).success);
  if (field.type === 'list' && Array.isArray(value))
    return value.slice(0, 100).map((row) => buildPreviewRow(field.item, row));
  if (value === undefined && before !== undefined) return before;
  return placeholderFor(field);
}
function buildPreviewRow(item: Fields, row: unknown): unknown {
  const single = item[''];
  if (single) return buildPreviewValue(single, row, undefined);
  const parts = (typeof row === 'object' && row !== null ? row : {}) as Plain;
  return Object.fromEntries(
    Object.entries(item).map(([name, part]) => [
      name,
      buildPreviewValue(part, Object.hasOwn(parts, name) ? parts[name] : undefined, undefined),
    ]),
  );
}

function placeholderFor(field: Field) {
  return field.required || field.type === 'boolean' ? fieldTypeFor(field).placeholder(field) : null;
}
