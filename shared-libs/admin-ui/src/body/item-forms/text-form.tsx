import { FormField } from '../../form/form-field.tsx';
import { LazyRichTextEditor } from '../../rich-text/lazy-rich-text-editor.tsx';
import { useBodyTexts } from '../use-body-texts.ts';
import type { ItemFormProps } from './item-form.ts';

export function TextForm({ item, onChange, errors }: ItemFormProps<'text'>) {
  const text = useBodyTexts();
  return (
    <FormField label={text('text')} error={errors.html} isRequired isGroup>
      {({ status }) => (
        <LazyRichTextEditor
          label={text('text')}
          value={item.html}
          status={status}
          onChange={(html) => onChange({ ...item, html })}
        />
      )}
    </FormField>
  );
}
