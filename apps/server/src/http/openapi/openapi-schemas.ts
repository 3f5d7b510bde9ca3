import type { TSchema } from '@partsboard/contract/schema';

export type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same text for the same schema, whatever the order of its keywords. */
const fingerprint = (node: unknown): string =>
  JSON.stringify(node, (_key, value: unknown) =>
    isJson(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Gives schemas their names: what has one is referred to, and what is referred to is written once. */
export class SchemaNames {
  readonly #names = new Map<string, string>();
  readonly #schemas = new Map<string, Json>();

  constructor(named: ReadonlyMap<string, TSchema>) {
    for (const [name, schema] of named) this.#names.set(fingerprint(schema), name);
  }

  /** The node with all schemas in it that have a name replaced by references. */
  refer(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((each) => this.refer(each));
    if (!isJson(node)) return node;
    const name = this.#names.get(fingerprint(node));
    return name === undefined ? this.#referInside(node) : this.#use(name, node);
  }

  /** The same for the schema of a body or an answer, which gets the given name where it is an object without one. */
  referAs(name: string, schema: unknown): unknown {
    if (!isJson(schema)) return schema;
    if (schema['type'] === 'array') {
      return { ...schema, items: this.referAs(`${name}Item`, schema['items']) };
    }
    const print = fingerprint(schema);
    if (schema['type'] === 'object' && !this.#names.has(print)) this.#names.set(print, name);
    return this.refer(schema);
  }

  /** What was referred to, in the order of the names. */
  components(): Json {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #use(name: string, schema: Json): Json {
    if (!this.#schemas.has(name)) {
      // Held before its insides are looked at, so that its place is known to them.
      this.#schemas.set(name, schema);
      this.#schemas.set(name, this.#referInside(schema));
    }
    return referenceTo(name);
  }

  #referInside(node: Json): Json {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, this.refer(value)]));
  }
}
