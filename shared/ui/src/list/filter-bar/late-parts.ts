import { ChoiceList } from './choice-list';
import { FilterChips } from './filter-chips';
import { FilterPopover } from './filter-popover';
import { FilterTabsRow } from './filter-tabs-row';
import { PeriodMenu } from './period-menu';
import { SearchAsTyped } from './search-as-typed';

/** The parts of a filter bar that load after the rows. */
export const lateParts = { ChoiceList, FilterChips, FilterPopover, FilterTabsRow, PeriodMenu, SearchAsTyped };
export type LateParts = typeof lateParts;
