// `npm run migration -w api` makes 0000_initial anew (while nothing is released); with a name it adds the next migration:
// the difference between the tables of the last one and those of the program now.
import fs from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { runnerImport } from 'vite';

const folder = path.join(import.meta.dirname, 'drizzle');
const journalFile = path.join(folder, 'meta', '_journal.json');
const name = process.argv[2];
// What the tables of the program cannot say, such as triggers; part of the first migration.
const BY_HAND = ['src/platform/audit/append-only.sql', 'src/features/releases/append-only.sql'];

const { module } = await runnerImport(path.join(import.meta.dirname, 'src/app/schema.ts'), {
  configFile: path.join(import.meta.dirname, 'vite.config.ts'),
  root: import.meta.dirname,
  // The kinds as they are in the source, not as they were built last.
  environments: { inline: { resolve: { noExternal: [/^@admissions\//], conditions: ['source'] } } },
});
const journal =
  name && fs.existsSync(journalFile)
    ? JSON.parse(fs.readFileSync(journalFile, 'utf8'))
    : { version: '7', dialect: 'postgresql', entries: [] };
const last = journal.entries.at(-1);
const before = last
  ? JSON.parse(
      fs.readFileSync(path.join(folder, 'meta', `${last.tag.slice(0, 4)}_snapshot.json`), 'utf8'),
    )
  : generateDrizzleJson({});
const now = generateDrizzleJson(module.schema, before.id);
const statements = await generateMigration(before, now);
if (!name)
  statements.push(
    ...BY_HAND.map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').trim()),
  );
if (statements.length === 0) {
  console.log('The tables have not changed.');
} else {
  const number = String(journal.entries.length).padStart(4, '0');
  const tag = `${number}_${name ?? 'initial'}`;
  const file = path.join(folder, `${tag}.sql`);
  const text = `${statements.join('\n--> statement-breakpoint\n')}\n`;
  // A new time would make every existing database take it for another migration.
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) {
    console.log('The tables have not changed.');
    process.exit(0);
  }
  if (!name) fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(journalFile), { recursive: true });
  fs.writeFileSync(file, text);
  fs.writeFileSync(
    path.join(folder, 'meta', `${number}_snapshot.json`),
    `${JSON.stringify(now, null, 2)}\n`,
  );
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when: Date.now(),
    tag,
    breakpoints: true,
  });
  fs.writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
  console.log(`drizzle/${tag}.sql: ${statements.length} statements`);
}
