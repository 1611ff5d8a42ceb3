import type { ParseArgsConfig } from 'node:util';
import type { Deps } from '../../content/deps.ts';
import type { Config } from '../../platform/config/config.ts';

/** What was typed after the command's name. */
export interface CommandArgs {
  operands: string[];
  options: Record<string, string | boolean | undefined>;
}
export interface Outcome {
  lines: string[];
  /** What was looked for is not as it should be: the process ends with 1. */
  failed?: boolean;
}
interface CommandDescription {
  name: string;
  /** What follows the name, as help shows it. */
  usage: string;
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** How many operands there must be. */
  operands: number;
  /** Operands (by place) and options (by name) that are paths: seen from where the command is typed. */
  paths?: readonly (number | string)[];
}
/** Works in the database: by way of the running API when there is one, for the embedded database has room for one process only. */
export interface DatabaseCommand extends CommandDescription {
  run(deps: CommandDeps, args: CommandArgs): Promise<Outcome>;
  /** Never inside the running API. */
  alone?: boolean;
  /** Makes the database where there is none. */
  creates?: boolean;
}
/** Works on the files of the embedded database, without opening it. */
export interface FolderCommand extends CommandDescription {
  runOnFolder(context: { config: Config; programs: URL }, args: CommandArgs): Promise<Outcome>;
}
export type Command = DatabaseCommand | FolderCommand;
export type CommandDeps = Deps;

/** Ends the process with this code after its one sentence. */
export class CommandError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
/** The command was typed wrongly. */
export const createUsageError = (message: string) => new CommandError(message, 2);
