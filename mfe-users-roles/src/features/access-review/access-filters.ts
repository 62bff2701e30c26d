import { USERNAME_MAX } from '@backoffice/contract';
import type { FilterField, FilterValues } from '@backoffice/ui/list';
import type { accessMessages } from './access-messages';
import { accessReviewQuery, type AccessReviewQuery } from './access-review-query';

type Text = typeof accessMessages.text;
type FilterName = 'username' | 'signedIn';

const signedInTexts = { open: 'access.signed-in.open', never: 'access.signed-in.never' } as const;

/** The fields of the bar above the list. */
export function accessFilterFields(text: Text): FilterField<FilterName>[] {
  return [
    { kind: 'text', name: 'username', label: text('access.field.username'), maxLength: USERNAME_MAX },
    {
      kind: 'select',
      name: 'signedIn',
      label: text('access.field.signed-in'),
      clearable: true,
      options: (['open', 'never'] as const).map((value) => ({ value, label: text(signedInTexts[value]) })),
    },
  ];
}

/** What the bar shows for a list. */
export function accessFilterValues(query: AccessReviewQuery): FilterValues<FilterName> {
  const { username = '', signedIn = '' } = query;
  return { username, signedIn };
}

/** The part of a list's query that the bar says. */
export function filteredBy({ username, signedIn }: FilterValues<FilterName>) {
  return {
    username: username.trim() || undefined,
    signedIn: accessReviewQuery.shape.signedIn.read(signedIn),
  };
}

/** The filters in force, each as "field: value". */
export function accessFiltersInWords({ username, signedIn }: AccessReviewQuery, text: Text) {
  const inForce = [
    { field: text('access.field.username'), value: username },
    { field: text('access.field.signed-in'), value: signedIn && text(signedInTexts[signedIn]) },
  ];
  return inForce.flatMap(({ field, value }) =>
    value ? [text('access.filter.in-words', { field, value })] : [],
  );
}
