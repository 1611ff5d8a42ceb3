import type { ImageValue, LinkValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import { useFormValues } from '../base/kind-form-context.ts';
import { findRowElements } from '../checks/focus-field.ts';
import type { WidgetProps, Widgets } from '../field-types/widget.ts';
import { type Hotspot, HotspotStage } from './hotspot-stage.tsx';
import { TEXTS } from './hotspots-texts.ts';
import { createBlankRow } from './list-rows.ts';
import { ListWidget } from './list-widget.tsx';
import { SceneChoice, ScenesContext, useScenes } from './scene-choice.tsx';

type HotspotsProps = WidgetProps<'list'> & { widgets: Widgets };

/** Points of a panorama: placed in the picture, and as rows with angles. */
export function HotspotsWidget(props: HotspotsProps) {
  const { kind, field, value, onChange, widgets } = props;
  const t = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const values = useFormValues();
  const name = Object.keys(kind.fields).find((each) => kind.fields[each]?.type === 'panorama');
  const panorama = (name ? values[name] : null) as ImageValue | LinkValue | null;
  const scenes = useScenes('vr.vr');
  const hotspots = (value ?? []) as Hotspot[];
  const current = selected !== null && selected < hotspots.length ? selected : null;

  function select(index: number | null): void {
    setSelected(index);
    if (index === null) return;
    // The row of a new point must be rendered first.
    requestAnimationFrame(() => {
      const row = root.current && findRowElements(root.current)[index];
      row?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
    });
  }
  function put(direction: { yaw: number; pitch: number }, index = current): void {
    if (index !== null) {
      onChange(hotspots.map((each, at) => (at === index ? { ...each, ...direction } : each)));
      return;
    }
    onChange([...hotspots, { ...(createBlankRow(field.item) as Hotspot), ...direction }]);
    select(hotspots.length);
  }
  const url = panorama && 'url' in panorama ? panorama.url : null;
  const others = scenes?.filter((scene) => url === null || scene.panorama?.url !== url) ?? null;
  return (
    <div ref={root}>
      {url === null ? (
        <p className="line below-xs faint mini folding">{t(TEXTS.noPicture)}</p>
      ) : (
        <HotspotStage
          key={url}
          url={url}
          start={typeof values.yaw === 'number' ? values.yaw : 0}
          hotspots={hotspots}
          selected={current}
          onSelect={select}
          onPut={put}
        />
      )}
      <ScenesContext value={others}>
        <ListWidget {...props} widgets={{ ...widgets, relation: SceneChoice }} />
      </ScenesContext>
    </div>
  );
}
