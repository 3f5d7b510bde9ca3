import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

const parse = (path: string, code: string) => ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);

async function readFiles(folder: string, isWanted: (name: string) => boolean) {
  const names = (await readdir(folder, { recursive: true })).filter(isWanted);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, code: await readFile(path, 'utf8') };
    }),
  );
}

/** Named types of a single column. */
const NOT_ROWS = new Set(['Date', 'LanguageCode', 'Record', 'T']);

/** Whether a type stands for a row of several columns, as far as its name shows. */
function isRow(type: ts.TypeNode): boolean {
  if (ts.isIntersectionTypeNode(type)) return true;
  if (ts.isTypeLiteralNode(type)) return type.members.length > 1;
  return ts.isTypeReferenceNode(type) && !NOT_ROWS.has(type.typeName.getText());
}

/** Whether there is a statement whose rows have whatever type the code says, not the one of a builder's expression. */
function hasRawRows(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
    const [type] = node.typeArguments ?? [];
    if (type && isRow(type)) return true;
  }
  // The type of a statement may also be declared by the function that returns it.
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'RawBuilder') {
    const [type] = node.typeArguments ?? [];
    if (type && isRow(type)) return true;
  }
  return ts.forEachChild(node, hasRawRows) ?? false;
}

interface Declaration {
  readonly name: string;
  readonly isExported: boolean;
  readonly node: ts.Node;
}

const declarationsOf = (file: ts.SourceFile): Declaration[] =>
  file.statements.flatMap((node) => {
    const names = ts.isVariableStatement(node)
      ? node.declarationList.declarations.map((each) => each.name.getText())
      : ts.isFunctionDeclaration(node) && node.name
        ? [node.name.text]
        : [];
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return names.map((name) => ({ name, isExported, node }));
  });

/** The exported declarations through which one is used: itself, or those of its file that name it. */
function waysTo(wanted: Declaration, all: readonly Declaration[]): string[] {
  if (wanted.isExported) return [wanted.name];
  const isNamed = new RegExp(`\\b${wanted.name}\\b`);
  const others = all.filter((each) => each !== wanted);
  return others.filter(({ node }) => isNamed.test(node.getText())).flatMap((each) => waysTo(each, others));
}

/** `path#name` of all that the tests in this folder import. */
async function testedDeclarations(): Promise<Set<string>> {
  const files = await readFiles(import.meta.dirname, (name) => name.endsWith('.test.ts'));
  const imports = files.flatMap(({ path, code }) =>
    parse(path, code).statements.filter(ts.isImportDeclaration),
  );
  return new Set(
    imports.flatMap(({ moduleSpecifier, importClause }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return [];
      const path = join(import.meta.dirname, moduleSpecifier.text);
      return bindings.elements.map(({ name }) => `${path}#${name.text}`);
    }),
  );
}

it('every statement in raw SQL that declares a row of several columns is tested against the database here', async () => {
  const tested = await testedDeclarations();
  const files = await readFiles(source, (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const sources = files
    .filter(({ code }) => code.includes('sql<') || code.includes('RawBuilder<'))
    .map(({ path, code }) => parse(path, code));
  const raw = sources.flatMap((file) => {
    const all = declarationsOf(file);
    return all
      .filter(({ node }) => hasRawRows(node))
      .map((declaration) => ({
        name: `${relative(source, file.fileName)}: ${declaration.name}`,
        isTested: waysTo(declaration, all).some((name) => tested.has(`${file.fileName}#${name}`)),
      }));
  });
  expect(raw.length).toBeGreaterThan(30);
  expect(raw.filter(({ isTested }) => !isTested).map(({ name }) => name)).toEqual([]);
});
