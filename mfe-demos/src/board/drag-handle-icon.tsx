/** A drag handle of six dots. Drawn here: the host shares no such icon, and Fluent's would add 1.7 kB. */
export function DragHandleIcon() {
  return (
    <svg aria-hidden="true" fill="currentColor" height={20} viewBox="0 0 20 20" width={20}>
      {[5, 10, 15].map((y) => (
        <path
          d={`M7 ${y}h.01M13 ${y}h.01`}
          key={y}
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth={2.5}
        />
      ))}
    </svg>
  );
}
