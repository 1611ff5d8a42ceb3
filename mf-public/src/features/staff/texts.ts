export const TEXTS = {
  title: '高中教職員專區',
  eyebrow: '高中服務',
  description:
    '給高中老師的服務：帶學生來校參訪、模擬面試、大學教授到校授課，線上申請，三個工作天內回覆。',
  lead: '您的學生，我們一起準備。',
  none: '服務整理中，請直接與招生組聯絡。',
  topics: '演講主題與講師',
  topicsLead: '挑一個題目，申請時從「講題」選；講師依課表安排，可能換人，題目不會變。',
  files: '下載',
  contact: '直接找人',
  visit: '預約參訪',
  interview: '申請模擬面試',
  teaching: '申請到校授課',
  go: '前往',
  how: '看怎麼安排',
  dot: '・',
  days: '這一年可以排進課表的日子',
};
