import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../app/app.ts';
import { openDeps } from '../../app/deps/open-deps.ts';
import { seedDatabase } from '../../app/seed/seed-database.ts';
import { readConfig } from '../../platform/config/config.ts';
import { staffWith, visitor } from './callers.ts';

/** The API with demo content, and the requests that `npm run figures` traces. */
export async function openTracedApi(folder: string, programs: URL) {
  const config = readConfig({
    DATA_DIR: folder,
    SEED: 'demo',
    APP_KEY: 'traced-key',
    APP_SECRET: 'traced-secret',
    LOG_LEVEL: 'silent',
  });
  const { deps, close } = await openDeps(config, { programs });
  await seedDatabase(deps);
  const app = await buildApp(deps);
  await app.ready();
  const test = {
    app,
    deps,
    databaseUrl: undefined,
    sql: async (text: string) => (await deps.db.pool.query(text)).rows,
    close,
  };
  const reader = await visitor(test);
  const { headers: editor } = await staffWith(test, 'traced-editor', ['news']);
  const call = (options: InjectOptions) => app.inject(options);
  const paths = adminPathsOf(news);
  const listed = await call({ url: paths.list, headers: editor });
  const [{ id, revision, title }] = listed.json().data.list;
  const info = `/api/ap/${news.public.info.replace(':id', id)}`;
  return {
    requests: {
      'a visitor reads an entry': async () =>
        (await call({ url: info, headers: reader })).statusCode,
      'a visitor reads it again from the cache': async () =>
        (await call({ url: info, headers: reader })).statusCode,
      'staff save the entry': async () => {
        const payload = { revision, title: `${title}！` };
        return (await call({ method: 'PUT', url: paths.edit(id), headers: editor, payload }))
          .statusCode;
      },
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
