import { api, errorMessage, isApiError } from '@admissions/api-client';
import { MEDIA_PATHS, type Media, type MediaKind } from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { generateKey } from '../base/edited-item.ts';
import styles from './library.module.css';
import { shrinkPicture } from './shrink-picture.ts';
import { MEDIA_TEXTS } from './texts.ts';
import { useMediaLimits } from './use-media-limits.ts';

const MAX_CONCURRENT = 2;
/** Retries while the API is busy; `wait` in milliseconds. */
const BUSY_RETRY = { times: 20, wait: 4000 };
/** Slower connections time out. */
const SLOWEST_BYTES_PER_SECOND = 50_000;

export interface Upload {
  key: number;
  /** Idempotency key of all attempts: a file stored despite a lost response is not stored twice. */
  sending: string;
  file: File;
  /** The file to send; a large photograph is scaled down first, once. */
  prepared: File | null;
  state: 'waiting' | 'shrinking' | 'sending' | 'done' | 'failed';
  /** Progress, 0 to 1; at 1 the server processes the file. */
  share: number;
  /** Error message. */
  message: string;
  /** The file itself was rejected: a retry would fail again. */
  isRefused: boolean;
}
interface UploadOptions {
  /** Accepted kinds. */
  kinds: readonly MediaKind[];
  /** Returns the problem of an uploaded item for this field; '' for none. */
  onDone(media: Media): string;
}
/** Upload queue, two at a time, each with its own progress and error; aborted on unmount. */
export function useUploads(options: UploadOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const t = useMessage();
  const limits = useMediaLimits(options.kinds);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((list) =>
      list.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)),
    );

  const isPanorama = options.kinds[0] === 'panorama';
  // That of the last render, also after a long upload.
  const onDone = useEffectEvent(options.onDone);
  const send = useEffectEvent(async (upload: Upload) => {
    const { key } = upload;
    const report = (part: Partial<Upload>) => change(key, part);
    const stopping = new AbortController();
    running.current.set(key, stopping);
    const context = { ...limits, isPanorama, t, onDone: (media: Media) => onDone(media) };
    report(await runUpload(upload, context, stopping.signal, report));
    running.current.delete(key);
  });
  useEffect(() => {
    const free = MAX_CONCURRENT - running.current.size;
    const waiting = uploads.filter(
      ({ key, state }) => state === 'waiting' && !running.current.has(key),
    );
    for (const upload of waiting.slice(0, Math.max(0, free))) void send(upload);
  }, [uploads]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stopping of all.values()) stopping.abort();
    };
  }, []);

  function add(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      const message = limits.refusalOf(file);
      return {
        key: nextKey.current++,
        sending: generateKey(16),
        file,
        prepared: null,
        state: message === '' ? 'waiting' : 'failed',
        share: 0,
        message,
        isRefused: message !== '',
      };
    });
    setUploads((list) => [...list, ...added]);
  }
  return {
    uploads,
    add,
    /** Aborts a running upload and removes it from the list. */
    drop(key: number) {
      running.current.get(key)?.abort();
      running.current.delete(key);
      setUploads((list) => list.filter((upload) => upload.key !== key));
    },
    repeat: (key: number) => change(key, { state: 'waiting', message: '' }),
    accept: limits.accept,
    acceptOf: limits.acceptOf,
    /** Props of the element that takes dropped files. */
    zone: useFileDrop(add),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

interface UploadContext extends Pick<UploadOptions, 'onDone'> {
  isPanorama: boolean;
  tooLarge: ReturnType<typeof useMediaLimits>['tooLarge'];
  t: Translate;
}
/** Prepares and sends a file, reports its progress and returns the result. */
async function runUpload(
  { file, sending, prepared: before }: Upload,
  { isPanorama, tooLarge, onDone, t }: UploadContext,
  signal: AbortSignal,
  report: (part: Partial<Upload>) => void,
): Promise<Partial<Upload>> {
  report({ state: 'shrinking', share: 0, message: '', isRefused: false });
  try {
    const prepared = before ?? (isPanorama ? file : await shrinkPicture(file, tooLarge(file).most));
    if (signal.aborted) return {};
    const { most, message: refusal } = tooLarge(prepared);
    if (most > 0 && prepared.size > most)
      return { state: 'failed', message: refusal, isRefused: true };
    report({ prepared });
    const media = await sendFile({ file: prepared, sending, isPanorama }, signal, report);
    const message = onDone(media);
    return { state: message === '' ? 'done' : 'failed', share: 1, message, isRefused: true };
  } catch (error) {
    if (signal.aborted) return {};
    return {
      state: 'failed',
      // As opposed to a network failure.
      isRefused: isApiError(error) && error.status === 422,
      message: errorMessage(error, t, 'file'),
    };
  }
}

interface Sending extends Pick<Upload, 'file' | 'sending'> {
  isPanorama: boolean;
}
/** Retries while the API is busy; rethrows every other error. */
async function sendFile(
  { file, sending, isPanorama }: Sending,
  signal: AbortSignal,
  report: (part: Partial<Upload>) => void,
): Promise<Media> {
  const body = new FormData();
  body.append('file', file);
  const path = isPanorama ? `${MEDIA_PATHS.upload}?kind=panorama` : MEDIA_PATHS.upload;
  for (let tried = 1; ; tried++) {
    report({ state: 'sending', share: 0 });
    try {
      return await api().post<Media>(path, body, {
        onProgress: (share) => report({ share }),
        signal,
        onUnanswered: () => report({ share: 0 }),
        idempotencyKey: sending,
        timeout: calculateTimeoutMs(file),
      });
    } catch (error) {
      const isBusy = isApiError(error) && error.status === 503;
      if (signal.aborted || !isBusy || tried === BUSY_RETRY.times) throw error;
    }
    report({ state: 'waiting', share: 0 });
    await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY.wait));
    signal.throwIfAborted();
  }
}
/** Timeout by file size. */
export const calculateTimeoutMs = ({ size }: Pick<File, 'size'>): number =>
  60_000 + (size / SLOWEST_BYTES_PER_SECOND) * 1000;

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Props of an element that takes files, dropped there or pasted anywhere while it is shown. */
function useFileDrop(onFiles: (files: File[]) => void) {
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
