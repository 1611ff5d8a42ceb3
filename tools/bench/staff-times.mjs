import autocannon from 'autocannon';

/** Times of an admin list and of a save while visitors read 500 lists a second. */
export async function staffTimes(apiUrl, caller, edits = 40) {
  const load = autocannon({
    url: `${apiUrl}/api/ap/news?perpage=20`,
    headers: caller.visitor,
    connections: 16,
    overallRate: 500,
    duration: 60,
  });
  const lists = [];
  const saves = [];
  try {
    for (let index = 0; index < edits; index++) {
      lists.push(
        await timed(() => caller.get('/api/admin/news/news_list?perpage=20', caller.staff)),
      );
      const entry = await caller.get('/api/admin/news/news_info/2', caller.staff);
      saves.push(
        await timed(() => caller.post('/api/admin/news/edit_news/2', changedEntry(entry, index))),
      );
    }
  } finally {
    load.stop();
    await load;
  }
  return { lists: percentile(lists), saves: percentile(saves) };
}

/** What a save of an entry sends: its title told apart by a number. */
export function changedEntry({ title, summary, category, date, body, pinned, revision }, index) {
  return {
    _method: 'put',
    title: `${title.slice(0, 40)} ${index}`,
    summary,
    category: category.id,
    date,
    body: body.filter(({ type }) => type === 'text'),
    pinned,
    revision,
  };
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
const percentile = (all) =>
  all.toSorted((one, other) => one - other)[Math.ceil(all.length * 0.95) - 1];
