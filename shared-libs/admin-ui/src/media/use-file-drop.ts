import { useMessage } from '@admissions/store';
import type { DragEvent } from 'react';
import { useEffect, useState } from 'react';
import styles from './library.module.css';
import { MEDIA_TEXTS } from './texts.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Props of an element that takes files: dropped on an element there, or pasted anywhere while it is shown. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const t = useMessage();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);
  return {
    className: styles.zone,
    'data-over': isOver || undefined,
    'data-drop': t(MEDIA_TEXTS.drop),
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
