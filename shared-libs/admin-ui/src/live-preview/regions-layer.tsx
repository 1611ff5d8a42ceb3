import { useMessage } from '@admissions/store';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Region } from './find-regions.ts';
import styles from './live-preview.module.css';
import { TEXTS } from './texts.ts';
import { isSamePlace, type PointedPlace } from './use-pointed-place.ts';

interface RegionsLayerProps {
  describePlace: (place: Region) => string;
  regions: readonly Region[];
  scale: number;
  pointed: PointedPlace | null;
  onOpen: (region: Region) => void;
}
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Regions as buttons over the page; one tab stop, arrow keys move between them. */
export function RegionsLayer({
  describePlace,
  regions,
  scale,
  pointed,
  onOpen,
}: RegionsLayerProps) {
  const t = useMessage();
  const layer = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, regions.length - 1);
  const { field, item, isFocused } = pointed ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: not on each render
  useEffect(() => {
    if (!isFocused) return;
    const place = layer.current?.querySelector('[data-marked]');
    const quick = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place?.scrollIntoView({ block: 'nearest', behavior: quick ? 'auto' : 'smooth' });
  }, [field, item, isFocused]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + step, 0), regions.length - 1);
    setAt(next);
    layer.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div ref={layer} role="group" aria-label={t(TEXTS.parts)} onKeyDown={onKeyDown}>
      {regions.map((region, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: preserves the focus across renders
          key={index}
          type="button"
          className={styles.region}
          tabIndex={index === current ? 0 : -1}
          data-marked={(pointed && isSamePlace(region, pointed)) || undefined}
          aria-label={t(TEXTS.openPart, { part: describePlace(region) })}
          title={describePlace(region)}
          style={{
            left: region.left * scale,
            top: region.top * scale,
            width: region.width * scale,
            height: region.height * scale,
            // Small regions go above large ones, such as a caption on its picture.
            zIndex: Math.max(1, 5000 - Math.round(Math.sqrt(region.width * region.height))),
          }}
          onFocus={() => setAt(index)}
          onClick={() => onOpen(region)}
        />
      ))}
    </div>
  );
}
