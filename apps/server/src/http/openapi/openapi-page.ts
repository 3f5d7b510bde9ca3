const METHODS = ['get', 'post', 'put', 'delete'] as const;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Reads a field of parsed JSON without trusting its shape. */
function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const REFERENCE = /&quot;#\/components\/schemas\/(\w+)&quot;/g;

/** A schema as text, in which references lead to what they name. */
const schemaText = (schema: unknown, indent?: number): string =>
  escape(JSON.stringify(schema, null, indent)).replaceAll(REFERENCE, '<a href="#schema-$1">$1</a>');

const schemaBlock = (title: string, schema: unknown): string =>
  `<h4>${escape(title)}</h4><pre>${schemaText(schema, 2)}</pre>`;

/** The parameter itself where the call only refers to one that all calls share. */
function parameterOf(document: unknown, parameter: unknown): unknown {
  const [, name] = /^#\/components\/parameters\/(\w+)$/.exec(text(at(parameter, '$ref'))) ?? [];
  return name === undefined ? parameter : at(document, 'components', 'parameters', name);
}

function parameterTable(parameters: readonly unknown[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map((parameter) => {
    const required = at(parameter, 'required') === true ? 'required' : '';
    return `<tr><td><code>${escape(text(at(parameter, 'name')))}</code></td><td>${escape(text(at(parameter, 'in')))}</td><td>${required}</td><td><code>${schemaText(at(parameter, 'schema'))}</code></td></tr>`;
  });
  return `<h4>Parameters</h4><table><thead><tr><th>Name</th><th>In</th><th></th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function contentBlocks(title: string, content: unknown): string {
  return entries(content)
    .map(([mediaType, body]) => schemaBlock(`${title} (${mediaType})`, at(body, 'schema')))
    .join('');
}

function operation(document: unknown, path: string, method: string, description: unknown): string {
  const lock = list(at(description, 'security')).length > 0 ? '<span class="lock">login</span>' : '';
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> ${lock}<span>${escape(text(at(description, 'summary')))}</span></summary>
${parameterTable(list(at(description, 'parameters')).map((each) => parameterOf(document, each)))}
${contentBlocks('Body', at(description, 'requestBody', 'content'))}
${contentBlocks('Answer', at(description, 'responses', '200', 'content'))}
</details>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h2{margin:2rem 0 .5rem}details{border:1px solid #8886;border-radius:6px;margin:.4rem 0;padding:.4rem .8rem}
summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.6rem;align-items:baseline}summary span{opacity:.8}
summary b{min-width:4rem}.lock{border:1px solid;border-radius:4px;font-size:.75rem;padding:0 .4rem}
.get{color:#0b6bcb}.post{color:#1a7f37}.put{color:#9a6700}.delete{color:#cf222e}
pre{overflow:auto;background:#8881;padding:.8rem;border-radius:6px;font-size:.85rem}table{border-collapse:collapse}
td,th{text-align:left;padding:.2rem .8rem .2rem 0}`;

/** The API for reading: one page without scripts, so that it lives with the strictest policy. */
export function renderApiPage(document: unknown): string {
  const server = text(at(list(at(document, 'servers'))[0], 'url'));
  const byTag = new Map<string, string[]>();
  for (const [path, item] of entries(at(document, 'paths'))) {
    for (const method of METHODS) {
      const description = at(item, method);
      if (description === undefined) continue;
      const tag = text(list(at(description, 'tags'))[0]);
      byTag.set(tag, [
        ...(byTag.get(tag) ?? []),
        operation(document, `${server}${path}`, method, description),
      ]);
    }
  }
  const sections = list(at(document, 'tags')).map((tag) => {
    const name = text(at(tag, 'name'));
    const about = escape(text(at(tag, 'description')));
    return `<h2>${escape(name)}</h2><p>${about}</p>${(byTag.get(name) ?? []).join('')}`;
  });
  const schemas = entries(at(document, 'components', 'schemas')).map(
    ([name, schema]) =>
      `<details><summary><code>${escape(name)}</code></summary><pre id="schema-${escape(name)}">${schemaText(schema, 2)}</pre></details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Partsboard API</title><style>${STYLE}</style></head>
<body><h1>Partsboard API</h1><p>${escape(text(at(document, 'info', 'description')))}</p>
<p><a href="/api/docs/json">OpenAPI ${escape(text(at(document, 'openapi')))} as JSON</a></p>
${sections.join('\n')}
<h2>Schemas</h2><p>A call that fails answers a <a href="#schema-Problem">Problem</a>.</p>${schemas.join('')}
</body></html>`;
}
