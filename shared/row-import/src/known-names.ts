import { languages, type Language } from '@backoffice/i18n';
import type { AnyDeclaration } from './import-declaration';

/** What a file may call a field or a choice: all that differs in case, spaces and punctuation is one. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:.-]/g, '');
}

export interface KnownField {
  /** In the language of the interface. */
  label: string;
  hint?: string;
  /** By `nameKey`. */
  names: ReadonlySet<string>;
  /** What stands for each value of a choice, by `nameKey`. */
  values?: ReadonlyMap<string, string>;
  /** What is shown for a value, in the language of the interface. */
  valueLabels?: ReadonlyMap<string, string>;
}

/** What files may call the fields and choices of a declaration, in all languages. */
export async function knownNames(
  { fields, texts }: AnyDeclaration,
  language: Language,
): Promise<Map<string, KnownField>> {
  const loaded = await Promise.all(languages.map((known) => texts[known]()));
  const inAll = (key: string) => loaded.map((file) => file.default[key]!);
  const shown = (key: string) => inAll(key)[languages.indexOf(language)]!;
  return new Map(
    fields.map(({ name, label, hint, choices }) => {
      const entries = Object.entries(choices ?? {}) as [value: string, key: string][];
      const field: KnownField = {
        label: shown(label),
        ...(hint !== undefined && { hint: shown(hint) }),
        names: new Set([name, ...inAll(label)].map(nameKey)),
        ...(choices && {
          values: new Map(
            entries.flatMap(([value, key]) => [value, ...inAll(key)].map((word) => [nameKey(word), value])),
          ),
          valueLabels: new Map(entries.map(([value, key]) => [value, shown(key)])),
        }),
      };
      return [name, field];
    }),
  );
}
