import { deviceStorage } from '@admissions/store';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** A form narrower than this (pixels) has the page over it, not beside it. */
const ROOM = 820;
const KEY = 'admin.page-beside';

interface Beside {
  isOpen: boolean;
  /** There is room for both. */
  isBeside: boolean;
  toggle: () => void;
  close: () => void;
}
/** Whether the page stands beside the form: as it was left on this device, where there is room; over it when it is asked for. */
export function usePageBeside(form: RefObject<HTMLElement | null>): Beside {
  const [isBeside, setBeside] = useState(false);
  const [isWanted, setWanted] = useState(() => deviceStorage.readJson(KEY) === true);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setBeside(entry.contentRect.width >= ROOM);
    });
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  function want(wanted: boolean): void {
    setWanted(wanted);
    deviceStorage.write(KEY, JSON.stringify(wanted));
  }
  const isOpen = isBeside ? isWanted : isOver;
  return {
    isOpen,
    isBeside,
    toggle: () => (isBeside ? want(!isWanted) : setOver(!isOver)),
    close: () => (isBeside ? want(false) : setOver(false)),
  };
}
