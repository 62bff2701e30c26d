import * as z from 'zod/mini';

/** A text for which `isValid` returns true. */
export function checkedText(isValid: (text: string) => boolean, sentence: string) {
  return z.string().check(z.refine(isValid, sentence));
}

/** An integer from `min` to `max`. */
export function wholeNumber(min: number, max: number, sentence: string) {
  const isWithin = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return z.coerce.number(sentence).check(z.refine(isWithin, sentence));
}

/** A list of texts separated by commas or blanks. */
export function listOf(isValid: (text: string) => boolean, sentence: string) {
  const split = z.transform((text: string) => text.split(/[\s,]+/).filter(Boolean));
  return z.pipe(z.string(), z.pipe(split, z.array(checkedText(isValid, sentence))));
}

/** JSON text that matches the schema; one sentence describes the expected form for every problem. */
export function jsonText<S extends z.ZodMiniType>(schema: S, sentence: string) {
  return z.pipe(
    z.string(),
    z.transform((json: string, context): z.output<S> => {
      try {
        return schema.parse(JSON.parse(json));
      } catch {
        // The invalid text may contain a secret, so the message does not repeat it.
        context.issues.push({ code: 'custom', message: sentence, input: undefined });
        return z.NEVER;
      }
    }),
  );
}

export function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

export function isHttpAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

export function isHostName(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text);
}

export function isKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text);
}

export function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}
