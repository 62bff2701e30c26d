import * as ui from '@backoffice/ui';
import type { Icon } from '@backoffice/ui';
import type { IconEntry } from './icon-grid';

/** The icons that the product uses, by the names under which its UI package gives them. */
export function productIcons(): readonly IconEntry[] {
  return Object.entries(ui)
    .filter((entry): entry is [string, Icon] => /^[A-Z]\w+Icon$/.test(entry[0]))
    .map(([name, ProductIcon]) => ({
      name,
      glyph: <ProductIcon size={24} />,
      code: `import { ${name} } from '@backoffice/ui';`,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
