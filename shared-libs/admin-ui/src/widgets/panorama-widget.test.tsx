// @vitest-environment jsdom
import { vr } from '@admissions/model/kinds';
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WidgetProps } from '../field-types/widget.ts';
import { PanoramaWidget } from './panorama-widget.tsx';

const show = (value: unknown) =>
  showPage(
    <PanoramaWidget
      {...({
        kind: vr,
        name: 'panorama',
        field: vr.fields.panorama,
        label: '全景圖',
        value,
        onChange() {},
        onBlur() {},
      } as unknown as WidgetProps)}
    />,
  );

describe('PanoramaWidget', () => {
  afterEach(cleanup);

  it.each([
    ['a picture', null],
    ['an external tour', { href: 'https://tour.example' }],
  ])('shows the required mark once for %s', (_what, value) => {
    show(value);
    expect(screen.getAllByText('必填')).toHaveLength(1);
    expect(screen.getByRole('group', { name: /^全景圖\s*必填/ })).toBeTruthy();
  });
});
