import { hrefsOf, showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DepartmentChannels } from '../../lib/departments/admission-channels/admission-channels.ts';
import type { Department } from '../../lib/departments/guide-data.ts';
import type { Unapproved } from '../../lib/departments/unapproved.ts';
import { DetailsBox } from './details-box.tsx';

const show = (
  change: object,
  unapproved: Unapproved | null = null,
  admissionChannels: DepartmentChannels | null = null,
) =>
  showPage(
    <DetailsBox
      department={
        {
          degree: 'bachelor',
          groups: [],
          language: 'zh',
          enrolment: null,
          ...change,
        } as unknown as Department
      }
      admissionChannels={admissionChannels}
      costs={null}
      unapproved={unapproved}
    />,
  );
const hrefs = () => hrefsOf(screen.queryAllByRole('link'));
const shown = () => document.body.textContent;

it('the places of a department are announced while their year waits for approval', () => {
  show({ quota: null, unapprovedYears: [117] }, { years: [117], day: '2027-11-02' });
  expect(shown()).toContain('招生名額117學年度的名額與條件，核對無誤後公布，預計2027/11/02');
});

it('the groups of a programme in two guides are on its bachelor page only', () => {
  const twin = { id: 1, title: '同一班' };
  show({ quota: 51, groups: ['甲組', '乙組'], twin }, null, {
    ways: [],
    standards: null,
    due: undefined,
  });
  expect(shown()).not.toContain('組別');
  expect(shown()).toContain('招生名額51名');
});

describe('contacts of a department', () => {
  it('are marked as examples without links if they are demo data', () => {
    show({ phone: '03-0000-000#2701', email: 'mech@example.edu.tw' });
    expect(shown()).toContain('03-0000-000 分機2701（示範）');
    expect(shown()).toContain('mech@example.edu.tw（示範）');
    expect(hrefs()).toEqual([]);
  });
  it('have telephone and mail links if they are real', () => {
    show({ phone: '03-4638800#2701', email: 'mech@saturn.yzu.edu.tw' });
    expect(shown()).not.toContain('示範');
    expect(hrefs()).toEqual(['tel:034638800,2701', 'mailto:mech@saturn.yzu.edu.tw']);
  });
});
