import { vr } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import {
  apiAnswering,
  apiList,
  createEntry,
  createImage,
  showPage,
} from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../base/admin-provider.tsx';
import { KindForm } from '../form/kind-form.tsx';

const scene = (id: number, title: string) => {
  const pic = createImage({ url: `/media/${id}.webp`, alt: title, height: 2 });
  return createEntry(id, { title, pic, panorama: pic, place: '大門', text: '進門', yaw: 0 });
};
const LIBRARY = scene(2, '圖書館');
const GATE = scene(1, '校門');
const hotspots = [{ yaw: 20, pitch: 0, label: '往圖書館', to: null }];
const ENTRY = { ...GATE, hotspots } as unknown as AnyEntry;

beforeEach(() => {
  // jsdom has no layout and no WebGL: stub the context, a stage of 160 by 90 pixels, pointer capture.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, { get: () => () => ({ loseContext() {} }) }) as never,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return this.matches('section[aria-label^="全景圖"]')
      ? new DOMRect(0, 0, 160, 90)
      : new DOMRect();
  });
  Element.prototype.setPointerCapture ??= () => {};
  window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
});

async function editing() {
  const { sent } = apiAnswering(({ path, method }) => {
    if (path === '/api/admin/vr/vr_list') return apiList([GATE, LIBRARY]);
    if (method === 'put') return { data: { ...ENTRY, revision: 2 } };
    return { data: { others: [], dead: [], heavy: [], list: [] } };
  });
  const form = (
    <KindForm kind={vr} entry={ENTRY} fields={['panorama', 'hotspots']} onSaved={() => {}} />
  );
  showPage(form, { layout: AdminProvider });
  const stage = await screen.findByLabelText(/^全景圖上的導覽點/);
  fireEvent.load(stage.querySelector('img') as HTMLImageElement);
  const points = () =>
    within(stage)
      .getAllByRole('button')
      .map((each) => each.ariaLabel);
  async function saved() {
    fireEvent.click(screen.getByText('儲存'));
    await waitFor(() => expect(sent.some(({ method }) => method === 'put')).toBe(true));
    const written = sent.find(({ method }) => method === 'put')?.body as { hotspots: unknown };
    return written.hotspots;
  }
  return { stage, points, saved };
}
const press = (stage: HTMLElement, at: { clientX: number; clientY: number }) => {
  fireEvent.pointerDown(stage, at);
  fireEvent.pointerUp(stage, at);
};

describe('hotspots of a panorama', () => {
  it('are added by a click, and link to a scene chosen by its picture', async () => {
    const { stage, points, saved } = await editing();
    expect(points()).toEqual(['第1點：往圖書館，水平20度，垂直0度']);
    press(stage, { clientX: 80, clientY: 45 });
    expect(points()).toEqual([
      '第1點：往圖書館，水平20度，垂直0度',
      '第2點：還沒有說明，水平0度，垂直0度',
    ]);
    // Its row is open; the scene itself is no target.
    const radios = await screen.findAllByRole('radio');
    expect(radios.map((each) => each.closest('label')?.textContent)).toEqual([
      '不前往別處',
      '圖書館',
    ]);
    fireEvent.click(radios[1] as HTMLElement);
    fireEvent.change(screen.getByLabelText(/^說明/), { target: { value: '到館內' } });
    expect(await saved()).toEqual([
      { yaw: 20, pitch: 0, label: '往圖書館', to: null },
      { yaw: 0, pitch: 0, label: '到館內', to: 2 },
    ]);
  });
  it('are moved by a click when selected, and the next click adds again', async () => {
    const { stage, points } = await editing();
    fireEvent.click(within(stage).getByRole('button'));
    press(stage, { clientX: 80, clientY: 20 });
    expect(points()).toHaveLength(1);
    expect(points()[0]).toMatch(/水平0度，垂直2\d度/);
    fireEvent.click(screen.getByText('完成，新增另一點'));
    press(stage, { clientX: 40, clientY: 45 });
    expect(points()).toHaveLength(2);
  });
  it('are moved by dragging and with the arrow keys', async () => {
    const { stage, points } = await editing();
    const point = within(stage).getByRole('button');
    fireEvent.keyDown(point, { key: 'ArrowLeft' });
    fireEvent.keyDown(point, { key: 'ArrowUp', shiftKey: true });
    expect(points()).toEqual(['第1點：往圖書館，水平19度，垂直5度']);
    fireEvent.pointerDown(point, { clientX: 100, clientY: 45, buttons: 1 });
    fireEvent.pointerMove(point, { clientX: 80, clientY: 45, buttons: 1 });
    fireEvent.pointerUp(point, { clientX: 80, clientY: 45 });
    expect(points()).toEqual(['第1點：往圖書館，水平0度，垂直0度']);
  });
  it('are added in the centre of the view with Enter', async () => {
    const { stage, points } = await editing();
    for (let time = 0; time < 2; time++) fireEvent.keyDown(stage, { key: 'ArrowRight' });
    fireEvent.keyDown(stage, { key: 'Enter' });
    expect(points()[1]).toBe('第2點：還沒有說明，水平16度，垂直0度');
  });
});
