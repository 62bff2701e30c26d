// Drawn like Quill's own icons, to fit its style sheet.
const letter = (
  <>
    <polyline className="ql-stroke" points="5.5 11 9 3 12.5 11" />
    <line className="ql-stroke" x1="6.4" x2="11.6" y1="9" y2="9" />
  </>
);

const drawings = {
  undo: (
    <>
      <polygon className="ql-fill ql-stroke" points="6 10 4 12 2 10 6 10" />
      <path className="ql-stroke" d="M8.1,13.9A4.6,4.6,0,0,0,9,14,5,5,0,1,0,4,9" />
    </>
  ),
  redo: (
    <>
      <polygon className="ql-fill ql-stroke" points="12 10 14 12 16 10 12 10" />
      <path className="ql-stroke" d="M9.9,13.9A4.6,4.6,0,0,1,9,14a5,5,0,1,1,5-5" />
    </>
  ),
  colour: (
    <>
      {letter}
      <line className="ql-stroke" x1="3" x2="15" y1="15" y2="15" />
    </>
  ),
  background: (
    <>
      <rect className="ql-stroke" height="15" rx="2" width="15" x="1.5" y="1.5" />
      <g transform="translate(0 2)">{letter}</g>
    </>
  ),
  table: (
    <>
      <rect className="ql-stroke" height="12" width="14" x="2" y="3" />
      <path className="ql-stroke" d="M2,7H16M2,11H16M7,3V15M11.5,3V15" />
    </>
  ),
  replace: (
    <>
      <circle className="ql-stroke" cx="7.5" cy="7.5" r="4.5" />
      <line className="ql-stroke" x1="11" x2="15" y1="11" y2="15" />
    </>
  ),
  source: (
    <>
      <polyline className="ql-stroke" points="5.5 5 1.5 9 5.5 13" />
      <polyline className="ql-stroke" points="12.5 5 16.5 9 12.5 13" />
      <line className="ql-stroke" x1="10.2" x2="7.8" y1="4" y2="14" />
    </>
  ),
};

/** The icon of a tool of the editor. */
export function ToolIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg aria-hidden height="18" viewBox="0 0 18 18" width="18">
      {drawings[name]}
    </svg>
  );
}
