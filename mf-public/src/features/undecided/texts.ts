export const TEXTS = {
  title: '還不知道讀什麼',
  description:
    '回答五題，看三個方向：每個方向有一個學長姐的故事、一個學系和一場活動。不必登入，也不存。',
  lead: '不必先有答案。五題選你最像的，我們給你三個可以先看的方向。沒有對錯，不存也不送出，改選再看一次也可以。',
  show: '看三個方向',
  directions: '你可以先看這三個方向',
  because: '因為你選了：{answers}',
  wide: '你選的還不多，先看這個也不錯。',
  department: '一個學系',
  story: '一個故事',
  event: '一場活動',
  all: '看{name}的所有學系',
  by: '{name}・{department}',
};
