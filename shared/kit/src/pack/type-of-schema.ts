/** A JSON Schema as zod writes it. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

const plain: Partial<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOfSchema(schema)}`,
  );
  if (fields.length > 0 || typeof additionalProperties !== 'object') return `{ ${fields.join('; ')} }`;
  return `Record<string, ${typeOfSchema(additionalProperties)}>`;
}

/** Returns the TypeScript type of a JSON Schema; `unknown` for what it cannot express. */
export function typeOfSchema(schema: JsonSchema): string {
  const { type, enum: values, items, anyOf = schema.oneOf, allOf } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values) return union(values.map((value) => JSON.stringify(value)));
  if (anyOf) return union(anyOf.map(typeOfSchema));
  if (allOf) return allOf.map((part) => `(${typeOfSchema(part)})`).join(' & ');
  if (type === 'array') return items ? `(${typeOfSchema(items)})[]` : 'unknown[]';
  if (type === 'object') return objectType(schema);
  return plain[type ?? ''] ?? 'unknown';
}
