import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';
import { LazyRichTextEditor } from '../rich-text/lazy-rich-text-editor.tsx';

export const RichTextWidget = ({ field, label, value, onChange, error }: WidgetProps) => (
  <FormField label={label} error={error} isRequired={field.required} isGroup hasHeadings>
    {() => (
      <LazyRichTextEditor
        label={label}
        value={String(value ?? '')}
        onChange={onChange}
        status={error ? 'error' : ''}
      />
    )}
  </FormField>
);
