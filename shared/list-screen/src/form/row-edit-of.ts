import { validateKeeping } from '@backoffice/contract/validate-keeping';
import type { Messages } from '@backoffice/i18n';
import type { FieldValues, FormIssue, IssuePhrase } from '@backoffice/ui/form';
import type { RowEdit } from '../declaration/row-edit';
import { showsValues, textsOf, type FormDeclaration } from './form-declaration';
import { SetBackForm } from './set-back-form';

type RuleIssue = FormIssue & { path: readonly PropertyKey[] };

type EditDeclaration<T, Key extends string, EditIn extends FieldValues, EditOut> = Pick<
  FormDeclaration<T, Key, EditIn, EditOut>,
  'edit' | 'valuesOf' | 'holds'
> & { phrase: IssuePhrase<EditIn> };

/** Returns the saving of rows by a declared form, without its fields on screen. */
export function rowEditOf<T, Key extends string, EditIn extends FieldValues, EditOut extends object>(
  { text }: Messages<Key>,
  { edit, phrase, valuesOf, holds }: EditDeclaration<T, Key, EditIn, EditOut>,
): RowEdit<T> {
  async function checked(values: object, stored: T): Promise<EditOut> {
    const rules = typeof edit.rules === 'function' ? edit.rules(stored) : edit.rules;
    const outcome = await validateKeeping(rules, values, () => true);
    if (!outcome.issues) return outcome.value;
    const fields = (outcome.issues as readonly RuleIssue[]).map((issue) => {
      const path = issue.path.join('.');
      return { path, message: phrase(path, issue) };
    });
    throw Object.assign(new Error(text(edit.texts.failed)), { fields });
  }
  return {
    valuesOf,
    holds: (row, values) => (holds ? holds(row, values as EditOut) : showsValues(valuesOf, row, values)),
    send: async (values, before, reason) =>
      edit.send(await checked(values, before), before, reason.trim() || undefined),
    SetBack: SetBackForm,
    texts: () => textsOf(edit.texts, { text }),
  };
}
