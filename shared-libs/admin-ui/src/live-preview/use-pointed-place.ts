import type { PartPosition } from '@admissions/model/checks';
import { type RefObject, useEffect, useState } from 'react';
import { findRowElements } from '../checks/focus-field.ts';

export interface PointedPlace extends PartPosition {
  /** True for the focused part, false for the hovered one. */
  isFocused: boolean;
}

/** Field or row under the pointer, otherwise with the focus. */
export function usePointedPlace(element: RefObject<HTMLElement | null>): PointedPlace | null {
  const [focused, setFocused] = useState<PartPosition | null>(null);
  const [hovered, setHovered] = useState<PartPosition | null>(null);
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const onFocus = ({ target }: Event) => setFocused(readPlace(target));
    const onOver = ({ target }: Event) => setHovered(readPlace(target));
    const onOut = () => setHovered(null);
    form.addEventListener('focusin', onFocus);
    form.addEventListener('pointerover', onOver);
    form.addEventListener('pointerleave', onOut);
    return () => {
      form.removeEventListener('focusin', onFocus);
      form.removeEventListener('pointerover', onOver);
      form.removeEventListener('pointerleave', onOut);
    };
  }, [element]);
  const place = hovered ?? focused;
  return place && { ...place, isFocused: hovered === null };
}

/** The field or row that contains an element. */
function readPlace(target: EventTarget | null): PartPosition | null {
  const element = target instanceof Element ? target : null;
  const place = element?.closest<HTMLElement>('[data-field]');
  const field = place?.dataset.field;
  if (!element || !place || field === undefined) return null;
  const item = findRowElements(place).findIndex((row) => row.contains(element));
  return item < 0 ? { field } : { field, item };
}

export const isSamePlace = (one: PartPosition | null, other: PartPosition | null): boolean =>
  one?.field === other?.field && one?.item === other?.item;
