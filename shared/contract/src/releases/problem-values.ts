/** The limits of one report. */
export const problemLimits = { problems: 20, vitals: 30, frames: 20, message: 500, times: 1_000 };

/** `handler`: thrown to the window, by an event handler or a timer. */
export const problemKinds = ['load', 'render', 'handler', 'rejection'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/**
 * The reason why an error is attributed to a release: a script in its stack, the boundary that caught it, or that its page was
 * shown.
 */
export const attributions = ['stack', 'boundary', 'page'] as const;
export type Attribution = (typeof attributions)[number];

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];
