import type { AnyKind, Field } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { media } from '../../features/media/media-tables.ts';
import type { TestApp } from './test-app.ts';

/** Adds a picture to the media table; returns its id. */
export async function samplePicture(
  { deps }: Pick<TestApp, 'deps'>,
  name = `pic-${Math.random().toString(36).slice(2)}`,
): Promise<number> {
  const [row] = await deps.db.orm
    .insert(media)
    .values({
      name: `${name}.webp`,
      file: `${name}.webp`,
      type: 'image/webp',
      size: 1234,
      width: 1200,
      height: 800,
      placeholder: '#8899aa',
      variants: [{ type: 'image/webp', width: 480, file: `${name}-480.webp` }],
    })
    .returning();
  if (!row) throw new Error('no picture');
  return row.id;
}

/** Valid input for every field of a kind; creates referenced entries first. */
export async function sampleEntry(
  test: Pick<TestApp, 'deps'>,
  kind: AnyKind,
  title = '範例',
): Promise<Record<string, unknown>> {
  const picture = await samplePicture(test);
  const values: Record<string, unknown> = { status: 'published' };
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.readOnly) continue;
    values[name] =
      RULED[name] ??
      (field.type === 'relation'
        ? await sampleTarget(test, field.to)
        : sampleValue(field, picture, `${title}`));
    await fillRelations(test, kind, field, values[name]);
  }
  return values;
}

/** Values for fields that must satisfy rules of their kind. */
const RULED: Readonly<Record<string, unknown>> = {
  begin: '09:00',
  end: '12:00',
  agenda: [{ time: '09:00', text: '報到' }],
  registrationDates: { begin: '2026-11-01', end: '2026-11-20' },
  years: [
    {
      year: 115,
      quota: 20,
      requires: [{ subject: 'english', level: 'front' }],
      screens: [{ subjects: ['english', 'mathA'], times: 3.5, lowest: 20 }],
      weights: [{ subject: 'physics', weight: 1.25 }],
      parts: [{ title: '面試', percent: 100 }],
      ties: ['面試'],
      applicants: 90,
      passed: 60,
      admitted: 20,
      returned: null,
      waitlist: 5,
      lowest: 36,
      mean: 21.5,
    },
  ],
  outcomes: [
    {
      year: 113,
      graduates: 40,
      answered: 30,
      work: 50,
      study: 30,
      service: 10,
      seeking: 10,
      pay: 40_500,
    },
  ],
};

/** Relations in nested lists of a sample. */
async function fillRelations(
  test: Pick<TestApp, 'deps'>,
  kind: AnyKind,
  field: Field,
  value: unknown,
) {
  for (const [part, inner] of Object.entries(field.item ?? {})) {
    if (part === '') continue;
    for (const row of value as Record<string, unknown>[]) {
      if (inner.type === 'relation' && inner.to !== kind.id)
        row[part] = await sampleTarget(test, inner.to);
      else await fillRelations(test, kind, inner, row[part]);
    }
  }
}

async function sampleTarget(test: Pick<TestApp, 'deps'>, id: KindId): Promise<number> {
  const kind = kindOf(id);
  const target = await insertValues(test, kind, await sampleEntry(test, kind, '上層'));
  // The first position is the text banner, which takes no pictures.
  return id === 'ad.banner' && target === 1 ? sampleTarget(test, id) : target;
}

/** Stores a sample with these changes without the rules of the API; returns its id. */
export const insertEntry = async (
  test: Pick<TestApp, 'deps'>,
  kind: AnyKind,
  changes: object = {},
): Promise<number> => insertValues(test, kind, { ...(await sampleEntry(test, kind)), ...changes });

/** Changes stored values without the rules of the API. */
export function changeEntry(
  { deps }: Pick<TestApp, 'deps'>,
  kind: AnyKind,
  id: number,
  changes: object,
) {
  const table = tableOf(kind);
  return deps.db.orm.update(table).set(changes).where(eq(table.id, id));
}

async function insertValues(
  { deps }: Pick<TestApp, 'deps'>,
  kind: AnyKind,
  values: Record<string, unknown>,
): Promise<number> {
  const [row] = (await deps.db.orm.insert(tableOf(kind)).values(values).returning()) as {
    id: number;
  }[];
  if (!row) throw new Error(`no ${kind.id}`);
  return row.id;
}

function sampleValue(field: Field, picture: number, title: string): unknown {
  const image = { media: picture, alt: '圖', focal: { x: 0.5, y: 0.25 } };
  switch (field.type) {
    case 'text':
    case 'longText':
      return [...title].slice(0, field.max).join('');
    case 'richText':
      return `<p>${title}</p>`;
    case 'date':
      return '2026-11-21';
    case 'dateTime':
      return '2026-11-21T02:00:00.000Z';
    case 'dateRange':
      return { begin: '2026-12-01', end: '2026-12-03' };
    case 'select':
      return (
        field.options.find((option) => option === 'picture' || option === 'news') ??
        field.options[0]
      );
    case 'link':
      return {
        href: field.isOutside ? 'https://www.yzu.edu.tw/' : '/news',
        label: '看更多',
        newWindow: false,
      };
    case 'email':
      return 'someone@example.edu.tw';
    case 'phone':
      return '03-0000-201';
    case 'color':
      return field.use === 'main' ? '#7a0019' : '#ffc72c';
    case 'image':
    case 'panorama':
      return image;
    case 'files':
      return [{ media: picture, label: '檔案' }];
    case 'video':
      return { provider: 'youtube', id: 'dQw4w9WgXcQ' };
    case 'items':
      return [
        { type: 'heading', level: 2, text: title },
        { type: 'text', html: `<p>${title}</p>` },
        { type: 'image', image, caption: '說明' },
      ];
    case 'list':
      return [
        field.item['']
          ? sampleValue(field.item[''], picture, title)
          : Object.fromEntries(
              Object.entries(field.item).map(([name, inner]) => [
                name,
                sampleValue(inner, picture, title),
              ]),
            ),
      ];
    // Preview placeholders are valid values. sampleEntry creates relations, except to its own kind.
    default:
      return fieldTypeFor(field).placeholder(field);
  }
}
