import type { LinkValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Checkbox } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';
import { LinkInput } from '../links/link-input.tsx';

/** A URL: a path of the site or https; empty is no link. */
export function LinkWidget({
  kind,
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps) {
  const t = useMessage();
  // The kind's own `newWindow` field takes precedence on pages, so show only that switch.
  const hasOwnSwitch = 'newWindow' in kind.fields;
  const link = value as LinkValue | null;
  const change = (part: Partial<LinkValue>) => {
    const next = { ...link, href: link?.href ?? '', ...part };
    onChange(next.href === '' ? null : next);
  };
  return (
    <>
      <FormField label={label} hint={t(TEXTS.hrefHint)} error={error} isRequired={field.required}>
        {(control) => (
          <LinkInput
            control={control}
            name={name}
            value={link?.href ?? ''}
            onChange={(href) => change({ href })}
            onBlur={onBlur}
          />
        )}
      </FormField>
      {link && !hasOwnSwitch && (
        <Checkbox
          checked={link.newWindow === true}
          onChange={({ target }) => change({ newWindow: target.checked })}
        >
          {t(TEXTS.newWindow)}
        </Checkbox>
      )}
    </>
  );
}
