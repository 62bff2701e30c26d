import { seriesNames } from '@backoffice/contract';
import type { GetText } from '@backoffice/i18n';
import { seriesLooks } from '../series/series-looks';
import type { Sheet } from './sheet';

type SeriesLabel = (typeof seriesLooks)[keyof typeof seriesLooks]['label'];

/** A column for each series, in its own name and colour. */
export function seriesColumns(text: GetText<SeriesLabel>): Sheet['columns'] {
  return seriesNames.map((name) => ({
    key: name,
    label: text(seriesLooks[name].label),
    colour: seriesLooks[name].colour,
  }));
}
