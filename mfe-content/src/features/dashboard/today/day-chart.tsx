import { bandCentre, bandPointAt, ChartSurface, formatMarks, roundUp, type Sheet } from '@backoffice/charts';
import { useLanguage } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';

/** In pixels. */
const TOP = 8;
const BARS_HEIGHT = 88;
const LABELS_HEIGHT = 20;
const CHART_HEIGHT = TOP + BARS_HEIGHT + LABELS_HEIGHT;
/** The room of the values beside the bars, and of an hour or the current time below them. */
const LEFT = 60;
const LABEL_WIDTH = 44;
/** The share of an hour's band that its bar takes. */
const BAR_SHARE = 0.7;
const LABEL_EVERY = 6;

interface DayChartProps {
  label: string;
  roleDescription: string;
  /** The hours, with the volumes of today and of yesterday. */
  sheet: Sheet;
  /** The current time, which is marked, and at whose hour the keys start. */
  hoursSinceMidnight: number;
  /** The text below the mark. */
  now: string;
}

/** The hours of a day as bars, with those of the day before as a dashed line, and a mark at the current time. */
export function DayChart({ label, roleDescription, sheet, hoursSinceMidnight, now }: DayChartProps) {
  const language = useLanguage();
  const { columns, rows } = sheet;
  const [today, yesterday] = columns;
  const top = roundUp(Math.max(2, ...rows.flatMap(({ values }) => values)));
  const marks = [0, top / 2, top];
  const markTexts = formatMarks(marks, language);
  const bottom = TOP + BARS_HEIGHT;
  const below = (value: number) => bottom - (value / top) * BARS_HEIGHT;
  const bandOf = (width: number) => ({ points: rows.length, left: LEFT, width: width - LEFT });
  const written = { fill: tokens.colorNeutralForeground2, fontSize: 12 };
  return (
    <ChartSurface
      geometry={(width) => ({
        pointAt: (x) => bandPointAt(bandOf(width), x),
        tooltipPosition: (point) => ({ x: bandCentre(bandOf(width), point), y: 0 }),
      })}
      height={CHART_HEIGHT}
      label={label}
      roleDescription={roleDescription}
      sheet={sheet}
      startPoint={Math.floor(hoursSinceMidnight)}
    >
      {(width, point) => {
        const band = (width - LEFT) / rows.length;
        const xOf = (hour: number) => LEFT + hour * band;
        // One drawing each for all bars, lines and marks: elements of their own would be a tenth of the page.
        const before = rows.map(
          ({ values }, hour) => `${hour === 0 ? `M${LEFT} ` : 'V'}${below(values[1]!)}H${xOf(hour + 1)}`,
        );
        const bars = rows.map(({ values: [volume = 0] }, hour) =>
          volume === 0
            ? ''
            : `M${xOf(hour + (1 - BAR_SHARE) / 2)} ${bottom}V${below(volume)}h${band * BAR_SHARE}V${bottom}Z`,
        );
        const nowAt = xOf(hoursSinceMidnight);
        return (
          <svg height={CHART_HEIGHT} width={width}>
            {point !== null && (
              <rect
                fill={tokens.colorNeutralBackground1Selected}
                height={BARS_HEIGHT}
                width={band}
                x={xOf(point)}
                y={TOP}
              />
            )}
            <path
              d={marks.map((mark) => `M${LEFT} ${below(mark)}H${width}`).join('')}
              stroke={tokens.colorNeutralStroke3}
            />
            <path d={bars.join('')} fill={today!.colour} />
            <path d={before.join('')} fill="none" stroke={yesterday!.colour} strokeDasharray="4 3" />
            <path d={`M${nowAt} ${TOP}V${bottom + 4}`} stroke={tokens.colorNeutralForeground1} />
            {marks.map((mark, at) => (
              <text {...written} dy="0.3em" key={mark} textAnchor="end" x={LEFT - 8} y={below(mark)}>
                {markTexts[at]}
              </text>
            ))}
            {rows.map(({ label: hour }, at) =>
              at % LABEL_EVERY === 0 && Math.abs(xOf(at) - nowAt) >= LABEL_WIDTH ? (
                <text {...written} key={hour} textAnchor="middle" x={xOf(at)} y={CHART_HEIGHT - 4}>
                  {hour}
                </text>
              ) : null,
            )}
            <text
              fill={tokens.colorNeutralForeground1}
              fontSize={12}
              textAnchor="middle"
              x={Math.min(nowAt, width - LABEL_WIDTH / 2)}
              y={CHART_HEIGHT - 4}
            >
              {now}
            </text>
          </svg>
        );
      }}
    </ChartSurface>
  );
}
