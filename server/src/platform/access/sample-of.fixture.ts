/** The parts of JSON Schema that the request schemas of the product use. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  pattern?: string;
  format?: string;
}

const LETTERS = 'aaaaaaaa';

function sampleText({ pattern, format }: JsonSchema): string {
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  const hexadecimal = /\{64\}/.test(pattern ?? '') ? '0'.repeat(64) : LETTERS;
  return hexadecimal;
}

/** Returns the smallest value that fits a schema: required fields only. */
export function sampleOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return sampleText(schema);
  }
}
