import type { ImageValue, LinkValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';
import { LinkInput } from '../links/link-input.tsx';
import { ImageInput } from '../media/image-input.tsx';
import { WidgetField } from './widget-field.tsx';
import styles from './widgets.module.css';

/** A URL: a path of the site or https; empty is no link. */
export function LinkWidget(props: WidgetProps) {
  const t = useMessage();
  const { kind, field, value, onChange } = props;
  // The kind's own `newWindow` field takes precedence on pages, so show only that switch.
  const hasOwnSwitch = 'newWindow' in kind.fields;
  const link = value as LinkValue | null;
  const change = (part: Partial<LinkValue>) => {
    const next = { ...link, href: link?.href ?? '', ...part };
    onChange(next.href === '' ? null : next);
  };
  return (
    <>
      <WidgetField of={props} hint={t(field.isOutside ? TEXTS.outsideHint : TEXTS.hrefHint)}>
        {(control) => (
          <LinkInput
            control={control}
            isOutside={field.isOutside}
            value={link?.href ?? ''}
            onChange={(href) => change({ href })}
          />
        )}
      </WidgetField>
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

const PANORAMAS = ['panorama'] as const;

/** A panorama from the library, or the URL of an external tour. */
export function PanoramaWidget(props: WidgetProps) {
  const { field, label, value, onChange, error } = props;
  const t = useMessage();
  const panorama = value as ImageValue | LinkValue | null;
  const [isElsewhere, setElsewhere] = useState(panorama !== null && 'href' in panorama);
  return (
    <FormField label={label} isRequired={field.required} isGroup>
      {() => (
        <div className="grid gap-l">
          <Select
            className={styles.panorama ?? ''}
            aria-label={t(TEXTS.panoramaFrom)}
            value={isElsewhere}
            onChange={(elsewhere) => {
              setElsewhere(elsewhere);
              onChange(null);
            }}
            options={[
              { value: false, label: t(TEXTS.panoramaImage) },
              { value: true, label: t(TEXTS.panoramaLink) },
            ]}
          />
          {isElsewhere ? (
            // The label above both marks it as required.
            <LinkWidget
              {...props}
              field={{ ...field, required: false }}
              label={t(TEXTS.panoramaLink)}
            />
          ) : (
            <ImageInput
              label={t(TEXTS.panoramaImage)}
              kinds={PANORAMAS}
              value={panorama as ImageValue | null}
              onChange={onChange}
              error={error}
              isRequired={field.required}
              isCaptionHidden
            />
          )}
        </div>
      )}
    </FormField>
  );
}
