import { HUES } from '@admissions/contracts';
import { Choices, TextArea, TextField } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import { COLLEGES } from '../../lib/request/labels.ts';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { ARRIVALS, GRADES, NEEDS, PERIODS, visitRequest } from './visit-request.ts';

const STEPS = ['填寫學校、日期與人數，大約三分鐘。', '招生組在兩個工作天內來電確認行程。', '當天由在學學長姐帶路，可加排學系講座與用餐。'];

export function Component() {
  const options = useOptions();
  return (
    <RequestPage
      request={visitRequest}
      canonical="/formVisit"
      description="高中師生線上預約元智大學校園參訪：填寫日期、人數與想認識的學院，招生組兩個工作天內回覆，由在學學長姐帶路。"
      lead="帶同學來看看清水模校園、實驗室與宿舍。全年受理，平日上下午都可以安排。"
      steps={STEPS}
    >
      {(field) => (
        <>
          <ContactGroup field={field} />
          <RequestGroup id="visit-time" title="時間與人數">
            <TextField {...field('dates.begin')} type="date" />
            <TextField {...field('dates.end')} type="date" />
            <Whole>
              <Choices {...field('period')} type="radio" options={options(['morning', 'afternoon', 'day'], PERIODS)} />
            </Whole>
            <Whole>
              <Choices {...field('grades', false)} type="checkbox" options={options(['高一', '高二', '高三'], GRADES)} />
            </Whole>
            <TextField {...field('students')} inputMode="numeric" hint="一起來的學生總數" />
            <TextField {...field('teachers')} inputMode="numeric" hint="沒有請填0" />
          </RequestGroup>
          <RequestGroup id="visit-wishes" title="行程安排">
            <Whole>
              <Choices {...field('colleges', false)} type="checkbox" options={options(HUES, COLLEGES)} />
            </Whole>
            <Whole>
              <Choices {...field('arrival')} type="radio" options={options(['bus', 'train', 'other'], ARRIVALS)} />
            </Whole>
            <Whole>
              <Choices {...field('needs', false)} type="checkbox" options={options(['guide', 'talk', 'lunch', 'accessible'], NEEDS)} />
            </Whole>
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
