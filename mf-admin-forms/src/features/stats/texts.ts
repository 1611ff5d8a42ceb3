import { pair } from '@admissions/model';

export const TEXTS = {
  title: pair('統計', 'Statistics'),
  last: pair('近十二個月，共{count}筆', 'Last twelve months, {count} in all'),
  days: pair('所選日期內，共{count}筆', 'On the chosen days, {count} in all'),
  months: pair('各月送出', 'By month'),
  month: pair('月份', 'Month'),
  count: pair('筆數', 'Requests'),
  states: pair('處理狀態', 'By state'),
  cities: pair('送出最多的縣市', 'Most active counties and cities'),
  colleges: pair('申請的學院', 'Colleges asked for'),
  table: pair('看數字', 'See the numbers'),
  nothing: pair('這段期間沒有申請。', 'No requests in this time.'),
};
