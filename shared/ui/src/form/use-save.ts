import { useLanguage } from '@backoffice/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useBusy } from '../base/use-busy';
import { failureOf, isSentForApproval } from './form-message';

const BY_SERVER = 'server';

/** Writes the messages below the fields of a form again when the language changes. */
function useRephrasing<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, refusal: unknown) {
  const language = useLanguage();
  const rephrase = useEffectEvent(() => {
    const refused = refusal === undefined ? [] : failureOf(refusal).fields;
    for (const name of Object.keys(form.getValues()) as FieldPath<In>[]) {
      const type = form.getFieldState(name).error?.type;
      const message = refused.find(({ path }) => path === name)?.message;
      if (type === BY_SERVER) form.setError(name, { type, message });
      else if (type !== undefined) void form.trigger(name);
    }
  });
  useEffect(() => rephrase(), [language]);
}

/**
 * Saves a form, one attempt at a time. Refusals of the server are shown below their fields; all typed values are kept.
 *
 * @param onSent called when the change waits for approval
 */
export function useSave<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  onSent?: () => void,
) {
  const { isBusy: saving, run: once } = useBusy();
  const [refusal, setRefusal] = useState<{ error: unknown; isShownAbove: boolean }>();
  useRephrasing(form, refusal?.error);

  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (onSent && isSentForApproval(error)) {
        onSent();
        return;
      }
      const known = failureOf(error).fields.filter(({ path }) => path in form.getValues());
      known.forEach(({ path, message: refusal }, index) => {
        const options = { shouldFocus: index === 0 };
        form.setError(path as FieldPath<In>, { type: BY_SERVER, message: refusal }, options);
      });
      setRefusal({ error, isShownAbove: known.length === 0 });
    }
  };
  // Read anew in each rendering, because its texts follow the language.
  const failure = refusal?.isShownAbove ? failureOf(refusal.error) : null;
  return { saving, failure, once, attempt };
}
