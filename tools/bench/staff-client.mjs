import { PASSWORD } from './harness.mjs';

/** Signs in to the API as a client and as staff; requests throw when refused. */
export async function openStaffClient({ apiUrl, secrets }) {
  const post = (path, body, headers = {}) =>
    fetch(apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const application = await readData(
    await post('/api/auth/signin', {
      key: secrets.APP_KEY,
      secret: secrets.APP_SECRET,
      domain: 'localhost',
    }),
  );
  const visitor = { authorization: `Bearer ${application.token}|` };
  const login = await post(
    '/api/admin/auth/login',
    { account: 'admin', password: PASSWORD },
    visitor,
  );
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { token } = await readData(login);
  const staff = { authorization: `Bearer ${application.token}|${token}`, cookie };
  return {
    visitor,
    staff,
    get: async (path) => readData(await fetch(apiUrl + path, { headers: staff })),
    post: async (path, body) => readData(await post(path, body, staff)),
  };
}

/** Prepares saving a news item under another title; returns the function that sends it. */
export async function prepareSave(client, number) {
  const { title, summary, category, date, body, pinned, revision } = await client.get(
    '/api/admin/news/news_info/2',
  );
  const changed = {
    _method: 'put',
    title: `${title.slice(0, 40)} ${number}`,
    summary,
    category: category.id,
    date,
    body: body.filter(({ type }) => type === 'text'),
    pinned,
    revision,
  };
  return () => client.post('/api/admin/news/edit_news/2', changed);
}

async function readData(response) {
  const answer = await response.json();
  if (answer.errorCode !== 1) throw new Error(`${response.url}: ${JSON.stringify(answer)}`);
  return answer.data;
}
