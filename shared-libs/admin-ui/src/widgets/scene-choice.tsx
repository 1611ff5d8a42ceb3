import type { RelationValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useContext, useId } from 'react';
import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';
import { chooseSmallest } from '../media/file-info.ts';
import styles from './hotspots.module.css';
import { TEXTS } from './hotspots-texts.ts';
import { RelationWidget } from './relation-widget.tsx';
import { ScenesContext } from './use-scenes.ts';

/** Link target of a point, chosen by picture, or by title where there are no pictures. */
export function SceneChoice(props: WidgetProps<'relation'>) {
  const { field, label, value, onChange, error } = props;
  const t = useMessage();
  const name = useId();
  const scenes = useContext(ScenesContext);
  const chosen = value as RelationValue | null;
  if (!scenes) return <RelationWidget {...props} />;
  return (
    <FormField label={label} error={error} isRequired={field.required} isGroup>
      {() => (
        <div className={styles.scenes}>
          {!field.required && (
            <label className={styles.scene}>
              <input
                type="radio"
                name={name}
                checked={chosen === null}
                onChange={() => onChange(null)}
              />
              <span className={styles.blank} />
              <span>{t(TEXTS.nowhere)}</span>
            </label>
          )}
          {scenes.map(({ id, title, pic }) => (
            <label key={id} className={styles.scene}>
              <input
                type="radio"
                name={name}
                checked={chosen?.id === id}
                onChange={() => onChange({ id, title })}
              />
              {pic ? (
                <img src={chooseSmallest(pic)} alt="" loading="lazy" />
              ) : (
                <span className={styles.blank} />
              )}
              <span>{title}</span>
            </label>
          ))}
          {scenes.length === 0 && <span>{t(TEXTS.noScenes)}</span>}
        </div>
      )}
    </FormField>
  );
}
