/** The classes of the errors that browsers and the host throw. */
export const ENGINE_ERRORS: ReadonlySet<string> = new Set(
  `AbortError AggregateError ApiError ChunkLoadError DataCloneError DOMException Error EvalError InvalidAccessError InvalidStateError
  NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError RangeError
  ReferenceError RemoteLoadError SecurityError SyntaxError TimeoutError TypeError UnknownError URIError`.split(
    /\s+/,
  ),
);

/** The words of the messages of browsers' engines and of React, in lower case; names in these messages are not among them. */
export const ENGINE_WORDS: ReadonlySet<string> = new Set(
  `a aborted access accessed accessing after all allowed already an and any are argument arguments array arrays as assign assignment
  at attempted await bad be been before big bigint binding blocked boolean buffer but by bytes call callable called calling callback
  can cannot children chunk circular class clone cloned code component const constant constructor convert converting could couldn
  cross cyclic data date declaration deep defined delete depth derived descriptor did different does doesn domain dynamically
  element empty end error errors evaluating exceeded exist expected export exports extend extensible failed family fetch field
  finite first for found from frozen full function functions generator get getter global has have header helpful hook hooks if import
  imported in incompatible index initialization initialized input instance instanceof integer interface internal into invalid is it
  iterable iterator json key keyword left length lexical limit literal load loading loop main map match maximum may member message
  method minified missing module more multiple must name named network new no node non nor not null number object objects of offset
  on only operation operator operand optional or origin out own parameter parse parsing part pattern permission pending policy
  position possible primitive private promise properties property protocol prototype provided quota radix range read reading readonly
  received recursion redefine redirect reduce reference refused regular expression reject rejected request required rest result
  resource return right runtime script searching security self separator set setter setting side size sources specified spread
  stack state static storage string strict structure super support supported switch symbol syntax t target template terminated than
  that the then this thrown time timed timeout to token too transaction trusted trying type unable uncaught undefined unexpected
  unhandled unknown unsupported unterminated use user using valid value values variable version visit was were when which while with
  without write yield you`.split(/\s+/),
);
