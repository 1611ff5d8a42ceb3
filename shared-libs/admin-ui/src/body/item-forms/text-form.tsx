import type { BodyItem } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useContext } from 'react';
import { FormField } from '../../base/form-field.tsx';
import { LazyRichTextEditor } from '../../rich-text/lazy-rich-text-editor.tsx';
import { InsertContext } from './insert-context.ts';
import type { ItemFormProps } from './item-form.ts';
import { createTableItem } from './table-cells.ts';
import { BODY_TEXTS } from './texts.ts';

export function TextForm({ item, onChange, errors }: ItemFormProps<'text'>) {
  const t = useMessage();
  const insertAround = useContext(InsertContext);
  return (
    <FormField label={t(BODY_TEXTS.text)} error={errors.html} isRequired isGroup>
      {({ status }) => (
        <LazyRichTextEditor
          label={t(BODY_TEXTS.text)}
          value={item.html}
          status={status}
          onChange={(html) => onChange({ ...item, html })}
          onTables={
            insertAround
              ? ({ before, after }) =>
                  insertAround(item.key, before.map(createTableItem), after.map(toItem))
              : undefined
          }
        />
      )}
    </FormField>
  );
}
const toItem = (piece: string | string[][]): BodyItem =>
  typeof piece === 'string' ? { type: 'text', html: piece } : createTableItem(piece);
