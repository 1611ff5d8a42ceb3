import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Names that a module exports, through its `export *` too. */
export function listExports(file, read = (path) => readFileSync(path, 'utf8')) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause)
        return statement.exportClause.elements?.map(({ name }) => name.text) ?? [];
      return listExports(join(dirname(file), statement.moduleSpecifier.text), read);
    }
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.text);
    return [statement.name?.text ?? 'default'];
  });
}
