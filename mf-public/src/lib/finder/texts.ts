export const TEXTS = {
  sameAs: '（和「{typed}」同一類）',
  foundInTitle: '因為：系名是',
  foundInKeywords: '因為：常被找的詞有',
  foundInCluster: '因為：學群是',
  foundInCareers: '因為：出路有',
  foundInCourses: '因為：課程有',
  foundInGroups: '因為：組別或研究有',
  foundInSummary: '因為：介紹裡有',
};
