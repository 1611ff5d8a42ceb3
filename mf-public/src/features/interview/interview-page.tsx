import { HUES } from '@admissions/contracts';
import { Choices, TextArea, TextField } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import { COLLEGES } from '../../lib/request/labels.ts';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { interviewRequest, MODES } from './interview-request.ts';

const STEPS = [
  '填寫日期、學群與人數，大約三分鐘。',
  '招生組在兩個工作天內來電，確認場次與委員名單。',
  '每位學生十二分鐘面談、五分鐘回饋，結束後一週內收到書面建議。',
];

export function Component() {
  const options = useOptions();
  return (
    <RequestPage
      request={interviewRequest}
      canonical="/formInterview"
      description="高中線上申請元智大學模擬面試：由本校教師擔任委員，到校、到元智校園或線上視訊都可以，每位學生都有面談、回饋與書面建議。"
      lead="由本校教師擔任委員，陪同學把想說的話練到從容。到校、到元智或線上視訊都可以。"
      steps={STEPS}
    >
      {(field) => (
        <>
          <ContactGroup field={field} />
          <RequestGroup id="interview-time" title="時間與方式">
            <TextField {...field('dates.begin')} type="date" />
            <TextField {...field('dates.end')} type="date" />
            <Whole>
              <Choices {...field('mode')} type="radio" options={options(['onsite', 'campus', 'online'], MODES)} />
            </Whole>
          </RequestGroup>
          <RequestGroup id="interview-size" title="學群與人數">
            <Whole>
              <Choices {...field('colleges')} type="checkbox" options={options(HUES, COLLEGES)} hint="可複選，我們會依學群安排相近領域的委員。" />
            </Whole>
            <TextField {...field('students')} inputMode="numeric" hint="參加面試的學生總數" />
            <TextField {...field('interviewers')} inputMode="numeric" hint="希望的委員人數，每組通常二至三位" />
            <Whole>
              <TextArea {...field('remarks', false)} hint="例如分組方式、場地，或同學想加強的部分" />
            </Whole>
          </RequestGroup>
        </>
      )}
    </RequestPage>
  );
}
export const ErrorBoundary = PageError;
