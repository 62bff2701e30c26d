import { FilterChips } from './filter-chips';
import { FilterSearch } from './filter-search';
import { FilterTabsRow } from './filter-tabs-row';
import { SearchAsTyped } from './search-as-typed';

/** The parts of a filter bar that no row waits for. */
export const lateParts = { FilterChips, FilterSearch, FilterTabsRow, SearchAsTyped };
export type LateParts = typeof lateParts;
