import type { BodyItem } from '@admissions/model';
import { FormField } from '../base/form-field.tsx';
import { LazyBodyEditor } from '../body/lazy-body-editor.tsx';
import type { WidgetProps } from '../field-types/widget.ts';

export const BodyWidget = ({ kind, label, value, onChange, error, errors }: WidgetProps) => (
  <FormField label={label} error={error} isGroup hasHeadings>
    {() => (
      <LazyBodyEditor
        value={(value ?? []) as BodyItem[]}
        onChange={onChange}
        errors={errors}
        kind={kind}
      />
    )}
  </FormField>
);
