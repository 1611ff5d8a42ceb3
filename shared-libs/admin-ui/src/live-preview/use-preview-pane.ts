import { deviceStorage } from '@admissions/store';
import { type RefObject, useState } from 'react';
import { useElementSize } from './use-element-size.ts';

/** Narrower forms (pixels) show the preview as an overlay. */
const MIN_SPLIT_WIDTH_PX = 820;
const STORAGE_KEY = 'admin.page-beside';

const readEnabled = () => ({ ...(deviceStorage.readJson(STORAGE_KEY) as Record<string, boolean>) });

/** Visibility of the preview: as last chosen beside forms of the kind, or as an overlay. */
export function usePreviewPane(form: RefObject<HTMLElement | null>, kind: string) {
  const isSideBySide = useElementSize(form, false, ({ width }) => width >= MIN_SPLIT_WIDTH_PX);
  const [isEnabled, setEnabled] = useState(() => readEnabled()[kind] === true);
  const [isOver, setOver] = useState(false);
  function saveEnabled(next: boolean): void {
    setEnabled(next);
    deviceStorage.write(STORAGE_KEY, JSON.stringify({ ...readEnabled(), [kind]: next }));
  }
  const isOpen = isSideBySide ? isEnabled : isOver;
  return {
    isOpen,
    /** There is room for both. */
    isSideBySide,
    toggle: () => (isSideBySide ? saveEnabled(!isEnabled) : setOver(!isOver)),
    close: () => (isSideBySide ? saveEnabled(false) : setOver(false)),
  };
}
