import * as z from 'zod/mini';
import { COLUMN_WIDTH_MAX, COLUMN_WIDTH_MIN, type ColumnLayout } from './column-layout';

const COLUMNS_MAX = 60;
/** The name of a list or a column, as declared in code. */
const declaredName = z.string().check(z.regex(/^[a-z][\w-]{0,39}$/i));

const columnSetting = z.strictObject({
  key: declaredName,
  isHidden: z.optional(z.boolean()),
  isPinned: z.optional(z.boolean()),
  width: z.optional(z.int().check(z.minimum(COLUMN_WIDTH_MIN), z.maximum(COLUMN_WIDTH_MAX))),
});

const isEachOnce = (entries: ColumnLayout) => new Set(entries.map(({ key }) => key)).size === entries.length;

/** Contains each column at most once. */
export const columnLayout = z
  .readonly(z.array(columnSetting))
  .check(z.maxLength(COLUMNS_MAX), z.refine(isEachOnce));

/** `PUT /user/list-layout`: an empty array restores the declared columns. */
export const listLayoutRequest = z.strictObject({ list: declaredName, columns: columnLayout });
export type ListLayoutRequest = z.infer<typeof listLayoutRequest>;

/** The layouts of the user's lists, by the name of the list. */
export const listLayouts = z.record(z.string(), columnLayout);

/** The columns of views that have any, by the list and the view's id. */
export const viewLayouts = z.record(z.string(), z.record(z.string(), columnLayout));
