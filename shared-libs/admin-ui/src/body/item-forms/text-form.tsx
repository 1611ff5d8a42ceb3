import { useMessage } from '@admissions/store';
import { FormField } from '../../base/form-field.tsx';
import { LazyRichTextEditor } from '../../rich-text/lazy-rich-text-editor.tsx';
import type { ItemFormProps } from './item-form.ts';
import { BODY_TEXTS } from './texts.ts';

export function TextForm({ item, onChange, errors }: ItemFormProps<'text'>) {
  const t = useMessage();
  return (
    <FormField label={t(BODY_TEXTS.text)} error={errors.html} isRequired isGroup>
      {({ status }) => (
        <LazyRichTextEditor
          label={t(BODY_TEXTS.text)}
          value={item.html}
          status={status}
          onChange={(html) => onChange({ ...item, html })}
        />
      )}
    </FormField>
  );
}
