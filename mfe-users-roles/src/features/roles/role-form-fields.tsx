import { GRACE_DAYS_MAX, isBuiltInRole, type Role, type RouteNode } from '@backoffice/contract';
import { NumberField, SelectField, TextAreaField, TextField, useFormValue } from '@backoffice/ui/form';
import { useMemo } from 'react';
import { MenuPreview } from './menu-preview';
import { levelsOfText, levelsText, type RoleFormInput } from './role-form-rules';
import { useRoleFormStyles } from './role-form.styles';
import { roleMessages } from './role-messages';
import { levelChanges, levelsOf } from './tree/levels';
import { pageTree } from './tree/page-tree';
import { RouteTree } from './tree/route-tree';

interface RoleFormFieldsProps {
  /** The role to edit; absent for a new one. */
  role?: Role;
  /** All pages that can be granted. */
  pages: readonly RouteNode[];
  /** The server's refusal of the pages, if any. */
  problem?: string;
  onPages: (text: string) => void;
}

export function RoleFormFields({ role, pages, problem, onPages }: RoleFormFieldsProps) {
  const styles = useRoleFormStyles();
  const text = roleMessages.useText();
  const routes = useFormValue<RoleFormInput, 'routes'>('routes');
  const isFactorRequired = useFormValue<RoleFormInput, 'secondFactor'>('secondFactor') === 'required';
  const tree = useMemo(() => pageTree(pages), [pages]);
  const levels = useMemo(() => levelsOfText(routes), [routes]);
  const { added, removed, changed } = levelChanges(tree, levelsOf(role?.routes ?? []), levels);
  const users = added + removed > 0 ? (role?.users ?? 0) : 0;
  const isNameFixed = role !== undefined && isBuiltInRole(role.key);
  return (
    <>
      <TextField<RoleFormInput>
        hint={isNameFixed ? text('roles.form.built-in') : undefined}
        label={text('roles.field.name')}
        name="name"
        readOnly={isNameFixed}
        required={!isNameFixed}
      />
      <TextAreaField<RoleFormInput> label={text('roles.field.description')} name="description" maxRows={4} />
      <SelectField<RoleFormInput>
        hint={text('roles.form.factor.hint')}
        label={text('roles.form.factor.label')}
        name="secondFactor"
        options={[
          { value: 'optional', label: text('roles.form.factor.optional') },
          { value: 'required', label: text('roles.form.factor.required') },
        ]}
      />
      {isFactorRequired && (
        <NumberField<RoleFormInput>
          hint={text('roles.form.grace.hint', { max: GRACE_DAYS_MAX })}
          label={text('roles.form.grace.label')}
          name="secondFactorGraceDays"
          required
        />
      )}
      <div className={styles.wide}>
        <div className={styles.pages}>
          <div>
            <RouteTree
              isLocked={role?.holdsEverything ?? false}
              levels={levels}
              onChange={(next) => onPages(levelsText(next))}
              tree={tree}
            />
            {problem && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
            {role?.holdsEverything && <p className={styles.hint}>{text('roles.form.everything')}</p>}
          </div>
          <div className={styles.aside}>
            <div role="status">
              <p className={styles.heading}>
                {text('roles.changes.pages', { count: added, added, removed, changed })}
              </p>
              <p className={styles.hint}>{text('roles.changes.users', { count: users, users })}</p>
            </div>
            <MenuPreview levels={levels} tree={tree} />
          </div>
        </div>
      </div>
    </>
  );
}
