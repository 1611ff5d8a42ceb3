import { CHALLENGE_PATH } from '@admissions/model/forms';
import { apiError, apiList, showPage, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as InterviewPage } from '../../features/interview/interview-page.tsx';
import { loader, Component as TeachingPage } from '../../features/teaching/teaching-page.tsx';
import {
  answerConfirm,
  field,
  fill,
  fillSchool,
  findSent,
  pressAndWait,
  receiveRequests,
} from './testing/request-page.ts';

const COMMON = { mobile: null, remarks: null, consent: true, website: '', students: 24 };
const FORMS = {
  interview: {
    Page: InterviewPage,
    values: [
      [/^學生人數/, '24'],
      [/^面試委員人數/, '3'],
    ] as [RegExp, string][],
    choices: [/^資訊學院/, /^醫護學院/, /^線上視訊/],
    body: { ...COMMON, colleges: ['informatics', 'medical'], interviewers: 3, mode: 'online' },
  },
  teaching: {
    Page: TeachingPage,
    values: [
      [/^學生人數/, '24'],
      [/^節數/, '2'],
      [/^現場設備/, '投影機'],
    ] as [RegExp, string][],
    choices: [/^人工智慧/, /^混合年級/, /^到校/],
    body: { ...COMMON, topic: 'ai', college: null, grade: 'mixed', periods: 2, mode: 'onsite' },
  },
};
function open(form: keyof typeof FORMS) {
  const { Page, values, choices } = FORMS[form];
  const { sent } = receiveRequests();
  const page = showPage(<Page />);
  fillSchool(values, choices);
  return { ...page, sent };
}

describe('request of a school', () => {
  it.each(['interview', 'teaching'] as const)(
    'for %s is sent after the confirmation and shows its reference',
    async (form) => {
      const page = open(form);
      expect(sessionStorage.getItem(`draft ${form}`)).toContain('王小明');
      await pressAndWait(page);
      expect(page.sent).toEqual([]);
      await answerConfirm(page);
      expect(await findSent()).toBeTruthy();
      expect(page.sent).toMatchObject([
        { method: 'post', path: `/api/ap/forms/add_${form}`, body: FORMS[form].body },
      ]);
      expect(sessionStorage.getItem(`draft ${form}`)).toBeNull();
    },
  );
  it('for a talk names one of those offered, with its college', async () => {
    const { sent, api } = receiveRequests(undefined, ({ path }) => {
      if (path.endsWith('/staff_services_list'))
        return apiList([{ topics: [{ title: '橋為什麼要留縫', college: 'engineering' }] }]);
      return path === CHALLENGE_PATH || path.includes('/add_') ? undefined : apiError(404);
    });
    const { Page, values, choices } = FORMS.teaching;
    const page = showRoutes([{ path: '/formTeacher', Component: Page, loader }], {
      at: '/formTeacher',
      api,
    });
    await page.user.selectOptions(await screen.findByLabelText(/^講題/), '橋為什麼要留縫');
    fillSchool(values, choices);
    await pressAndWait(page);
    await answerConfirm(page);
    await findSent();
    expect(sent[0]?.body).toMatchObject({
      talk: '橋為什麼要留縫',
      college: 'engineering',
    });
  });
  it('shows and sends typed text in one form', async () => {
    const page = open('teaching');
    fill(/^聯絡電話/, '03-4638800轉2315、0912345678');
    fireEvent.blur(field(/^聯絡電話/));
    expect(field(/^聯絡電話/).value).toBe('03-4638800#2315 / 0912345678');
    // Without leaving the field, as with Enter.
    fill(/^電子郵件/, 'teacher＠example.edu.tw');
    fill(/^學生人數/, '２４');
    await pressAndWait(page);
    expect(field(/^電子郵件/).value).toBe('teacher@example.edu.tw');
    expect(field(/^學生人數/).value).toBe('24');
    await answerConfirm(page);
    await findSent();
    expect(page.sent[0]?.body).toMatchObject({
      phone: '03-4638800#2315 / 0912345678',
      email: 'teacher@example.edu.tw',
      students: 24,
    });
  });
});
