/** Refuses own listeners for the end of a call: a caller may disconnect during any `await`, and a later listener never runs. */
export const endingCalls = {
  create: (context) => {
    const report = (message) => (node) => context.report({ node, message });
    const listens = '[callee.property.name=/^(on|once)$/][arguments.0.value=/^(close|aborted)$/]';
    const awaits = '[callee.name=once][arguments.1.value=/^(close|aborted)$/]';
    const end = 'The end of a call has one door: `atEndOfCall` of platform/admission/end-of-call.ts.';
    const pipe =
      'Use `pipeline` of node:stream: `pipe` hears no failure of its source, which ends the process.';
    return {
      [`CallExpression:matches(${listens}, ${awaits})`]: report(end),
      'CallExpression[callee.property.name=pipe]:not([callee.object.name=z])': report(pipe),
    };
  },
};
