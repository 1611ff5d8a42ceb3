#!/usr/bin/env node
import { fail } from '../lib/command-line.mjs';

const OWN = () => import('./own-commands.mjs');
const COMMANDS = {
  create: () => import('./create-command.mjs'),
  dev: () => import('./dev-command.mjs'),
  build: OWN,
  doctor: OWN,
  upgrade: () => import('./upgrade-command.mjs'),
  release: OWN,
  rollback: OWN,
};
const HELP = `A remote of the admissions site in a repository of its own.

  admissions-remote create <folder> --name mf_open_day --path /open-day …   makes such a repository
  admissions-remote dev --shell=https://test.example      shows the remote in a deployed shell, as it is being written
  admissions-remote doctor [--shell=https://…]            builds it temporarily and checks whether it could be released
  admissions-remote upgrade --shell=https://…             raises the packages to those of the deployed shell
  admissions-remote build                                 builds the release into dist/release
  admissions-remote release --to=https://…                builds and sends it, and makes it current
  admissions-remote rollback --to=https://…               makes the release before current again

Run a command with --help for details.`;

const [command = '--help'] = process.argv.splice(2, 1);
if (command === '--help' || command === '-h') console.log(HELP);
else if (!(command in COMMANDS)) fail(`There is no command "${command}".\n\n${HELP}`);
else
  try {
    const { [command]: run } = await COMMANDS[command]();
    await run();
  } catch (error) {
    fail(error);
  }
