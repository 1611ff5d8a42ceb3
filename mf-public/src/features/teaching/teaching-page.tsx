import { HUES } from '@admissions/contracts';
import { Choices, SelectField, TextArea, TextField } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import { COLLEGES } from '../../lib/request/labels.ts';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { GRADES, MODES, TOPICS, teachingRequest } from './teaching-request.ts';

const STEPS = ['填寫日期、主題與節數，大約三分鐘。', '招生組在兩個工作天內來電，確認講師與上課時間。', '上課前一週寄上講師簡介與大綱，方便老師先向同學介紹。'];

export function Component() {
  const options = useOptions();
  return (
    <RequestPage
      request={teachingRequest}
      canonical="/formTeacher"
      description="高中線上申請元智大學到校授課與學群講座：七個主題、一節或兩節，講師由本校專任教師擔任，到校或線上都可以。"
      lead="七個主題、一節或兩節，也可以配合彈性學習規劃連續課程。講師由本校專任教師擔任。"
      steps={STEPS}
    >
      {(field) => (
        <>
          <ContactGroup field={field} />
          <RequestGroup id="teaching-topic" title="主題與對象">
            <Whole>
              <Choices
                {...field('topic')}
                type="radio"
                options={options(['ai', 'engineering', 'business', 'language', 'design', 'medical', 'career'], TOPICS)}
              />
            </Whole>
            <Whole>
              <Choices {...field('grade')} type="radio" options={options(['10', '11', '12', 'mixed'], GRADES)} />
            </Whole>
            <TextField {...field('students')} inputMode="numeric" hint="一起上課的學生總數" />
            <SelectField {...field('college', false)} groups={[{ options: options(HUES, COLLEGES) }]} hint="不指定時，由招生組依主題安排" />
          </RequestGroup>
          <RequestGroup id="teaching-time" title="時間與方式">
            <TextField {...field('dates.begin')} type="date" />
            <TextField {...field('dates.end')} type="date" />
            <Whole>
              <Choices {...field('mode')} type="radio" options={options(['onsite', 'online'], MODES)} />
            </Whole>
            <TextField {...field('periods')} inputMode="numeric" hint="一節50分鐘，最多20節" />
            <TextField {...field('equipment', false)} hint="例如投影機、電腦教室、實驗桌" />
            <Whole>
              <TextArea {...field('remarks', false)} />
            </Whole>
          </RequestGroup>
        </>
      )}
    </RequestPage>
  );
}
export const ErrorBoundary = PageError;
