import type { BodyItem } from '@admissions/model';
import { FormField } from '../base/form-field.tsx';
import { lazyPart } from '../base/lazy-part.tsx';
import type { WidgetProps } from '../field-types/widget.ts';

const BodyEditor = lazyPart(
  async () => (await import('../body/body-editor.tsx')).BodyEditor,
  'screen',
);

export const BodyWidget = ({ kind, label, value, onChange, error, errors }: WidgetProps) => (
  <FormField label={label} error={error} isGroup hasHeadings>
    {() => (
      <BodyEditor
        value={(value ?? []) as BodyItem[]}
        onChange={onChange}
        errors={errors}
        kind={kind}
      />
    )}
  </FormField>
);
