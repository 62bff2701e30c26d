import { type AnyOf, valuesOf } from '../database/any-of';
import { hasText } from '../database/text-search';

/** A filter by names of actors: each is one of `names`, or contains one of `parts`, folded as in all searches. */
export interface NamedActors {
  /** Null without a filter. */
  parts: readonly string[] | null;
  names: readonly string[];
}

/** Parses a filter by actors: a quoted text is a whole name, other text a part of one. */
export function namedActors(actor: AnyOf<string> | undefined): NamedActors {
  const texts = (valuesOf(actor) ?? []).map((text) => text.trim()).filter(Boolean);
  const wholeOf = (text: string) => /^"(.+)"$/.exec(text)?.[1];
  return {
    parts: texts.length > 0 ? texts.filter((text) => wholeOf(text) === undefined) : null,
    names: texts.flatMap((text) => wholeOf(text) ?? []),
  };
}

/** Condition for the name of an actor, in a statement with the values of `NamedActors`. */
export const isNamedActor = (name: string): string => `(
  :parts::text[] is null or ${name} = any(:names::text[])
  or exists (select from unnest(:parts::text[]) part where ${hasText(name, 'part')})
)`;
