import { api } from '@admissions/api-client';
import { adminPathsOf, type ImageValue, type RelationValue } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { createContext, useContext, useId } from 'react';
import { useLoaded } from '../base/use-loaded.ts';
import type { WidgetProps } from '../field-types/widget.ts';
import { chooseSmallest } from '../media/file-info.ts';
import styles from './hotspots.module.css';
import { TEXTS } from './hotspots-texts.ts';
import { RelationWidget } from './relation-widget.tsx';
import { WidgetField } from './widget-field.tsx';

/** Link target of a point, chosen by picture, or by title where there are no pictures. */
export function SceneChoice(props: WidgetProps<'relation'>) {
  const { field, value, onChange } = props;
  const t = useMessage();
  const name = useId();
  const scenes = useContext(ScenesContext);
  const chosen = value as RelationValue | null;
  if (!scenes) return <RelationWidget {...props} />;
  return (
    <WidgetField of={props} isGroup>
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
    </WidgetField>
  );
}

/** A target of a point. */
interface Scene {
  id: number;
  title: string;
  pic: ImageValue | null;
  panorama?: { url?: string } | null;
}
const MAX_SCENES = 100;

/** Targets of points; null while loading and on failure. */
export function useScenes(id: KindId): readonly Scene[] | null {
  const { data } = useLoaded<Page<Scene>>(
    (signal) =>
      api().get(adminPathsOf(kindOf(id)).list, {
        params: { perpage: MAX_SCENES },
        signal,
        silent: true,
      }),
    [id],
  );
  return data?.list ?? null;
}
export const ScenesContext = createContext<readonly Scene[] | null>(null);
