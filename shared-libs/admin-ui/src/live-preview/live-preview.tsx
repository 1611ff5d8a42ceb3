import type { PagePath } from '@admissions/model';
import type { PartPosition } from '@admissions/model/checks';
import { useMessage } from '@admissions/store';
import { Alert, Button, Segmented } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { LinkButton } from '../base/link-button.tsx';
import { useFindingDescriptions } from '../checks/use-finding-descriptions.ts';
import { collectVisibleParts } from './collect-visible-parts.ts';
import { findRegions, type Region } from './find-regions.ts';
import styles from './live-preview.module.css';
import { PageFrames } from './page-frames.tsx';
import { RegionsLayer } from './regions-layer.tsx';
import { TEXTS } from './texts.ts';
import { useElementSize } from './use-element-size.ts';
import { useLivePreview } from './use-live-preview.ts';
import { usePointedPlace } from './use-pointed-place.ts';

/** Viewport widths (pixels) of common devices. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = Object.keys(WIDTHS) as Device[];

export interface LivePreviewProps {
  /** The form with the fields. */
  element: RefObject<HTMLElement | null>;
  /** Preview page of a kind without pages of its own. */
  on: PagePath | undefined;
  /** Path of the form for the other fields. */
  elsewhere: string | undefined;
  /** Opens a part in the form. */
  onOpen: (place: PartPosition) => void;
}
/** Real page of the form values at three widths, linked to the fields in both directions. */
export function LivePreview({ element, on, elsewhere, onOpen }: LivePreviewProps) {
  const t = useMessage();
  const { kind, id, form, fields } = useKindFormParts();
  const { describePlace } = useFindingDescriptions(kind);
  // A phone shows no menu before it is opened.
  const [device, setDevice] = useState<Device>(kind.id === 'setting.menu' ? 'desktop' : 'phone');
  const [far, setFar] = useState<Region | null>(null);
  const live = useLivePreview({ kind, id, on, form });
  const pointed = usePointedPlace(element);
  const stage = useRef<HTMLDivElement>(null);
  const box = useElementSize(stage, { width: 0, height: 0 }, (size) => size);
  const width = WIDTHS[device];
  const scale = Math.min(1, box.width / width);
  const frames = usePageScroll(scale, (window) =>
    findRegions(window.document, collectVisibleParts(kind, form.read(), t)),
  );
  const { regions } = frames;
  return (
    <section className={styles.pane} aria-label={t(TEXTS.title)}>
      <PreviewHeader
        {...{ device, live }}
        onDevice={(chosen) => {
          setDevice(chosen);
          frames.remeasure();
        }}
      />
      {far && (
        <Alert
          role="status"
          showIcon
          closable
          onClose={() => setFar(null)}
          title={t(TEXTS.elsewhere, { part: describePlace(far) })}
          action={
            elsewhere && (
              <LinkButton to={elsewhere} size="small">
                {t(TEXTS.go)}
              </LinkButton>
            )
          }
        />
      )}
      <OpenChoices fields={live.open.map((field) => describePlace({ field }))} />
      {regions?.length === 0 && live.state === 'shown' && (
        <p className="faint mini">{t(TEXTS.nowhere)}</p>
      )}
      <div ref={stage} className={styles.stage}>
        <div className={styles.device} style={{ width: width * scale }}>
          <PageFrames
            src={live.src}
            size={{ width, height: box.height / Math.max(scale, 0.01), scale }}
            onLoad={frames.onLoad}
            onShown={(window) => {
              live.onShown(window !== null);
              frames.onShown(window);
            }}
          />
          {/* Covers the frame: scrolls the page below and blocks its links. */}
          <div ref={frames.scroller} className={styles.scroller} onScroll={frames.onScroll}>
            <div className={styles.whole} style={{ height: frames.height * scale }}>
              <RegionsLayer
                describePlace={describePlace}
                regions={regions ?? []}
                scale={scale}
                pointed={pointed}
                onOpen={(region) => {
                  const isHere = fields.includes(region.field);
                  setFar(isHere ? null : region);
                  if (isHere) onOpen(region);
                }}
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Required choices that the preview fills by itself. */
function OpenChoices({ fields }: { fields: readonly string[] }) {
  const t = useMessage();
  if (fields.length === 0) return null;
  return <p className="faint mini">{t(TEXTS.unchosen, { fields: t.join(fields) })}</p>;
}

interface PreviewHeaderProps {
  device: Device;
  live: ReturnType<typeof useLivePreview>;
  onDevice: (device: Device) => void;
}
/** Choice of the width, and the state of the page. */
function PreviewHeader({ device, live, onDevice }: PreviewHeaderProps) {
  const t = useMessage();
  return (
    <>
      <div className="line folding apart">
        <Segmented<Device>
          size="small"
          aria-label={t(TEXTS.width)}
          value={device}
          onChange={onDevice}
          options={DEVICES.map((value) => ({
            value,
            label: `${t(TEXTS[value])} ${WIDTHS[value]}`,
          }))}
        />
        <span role="status" className="faint mini" data-state={live.state}>
          {live.state !== 'failed' &&
            t(TEXTS[live.state === 'shown' && live.isLive ? 'live' : live.state])}
        </span>
      </div>
      {live.state === 'failed' && (
        <Alert
          type="warning"
          showIcon
          title={t(TEXTS.failed)}
          action={
            <Button size="small" onClick={live.retry}>
              {t('network.retry')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Scrolls the page in the frame with the layer above it, and measures its regions. */
function usePageScroll(scale: number, measureRegions: (window: Window) => Region[]) {
  const [regions, setRegions] = useState<readonly Region[] | null>(null);
  const [height, setHeight] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const page = useRef<Window | null>(null);
  const measureHeight = ({ document }: Window) => setHeight(document.documentElement.scrollHeight);
  const scrollFrame = (window: Window) =>
    window.scrollTo({ top: (scroller.current?.scrollTop ?? 0) / scale, behavior: 'instant' });
  function onShown(window: Window | null): void {
    page.current = window;
    if (!window) return;
    measureHeight(window);
    setRegions(measureRegions(window));
  }
  return {
    regions,
    height,
    scroller,
    onShown,
    onScroll: () => page.current && scrollFrame(page.current),
    /** The new width is laid out in the next frame. */
    remeasure: () =>
      requestAnimationFrame(() => requestAnimationFrame(() => onShown(page.current))),
    /** Another page scrolls to its anchor or the first part of the entry. */
    onLoad(window: Window, isOther: boolean): void {
      if (!isOther) {
        scrollFrame(window);
        return;
      }
      if (scroller.current) scroller.current.scrollTop = 0;
      const [first] = measureRegions(window);
      const below = first && first.top > window.innerHeight ? first.top - 120 : 0;
      const top = window.scrollY > 0 ? window.scrollY : below;
      window.scrollTo({ top, behavior: 'instant' });
      measureHeight(window);
      requestAnimationFrame(() => {
        if (scroller.current) scroller.current.scrollTop = top * scale;
      });
    },
  };
}
