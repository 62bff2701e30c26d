import { bandCentre, bandPointAt, ChartSurface, type Sheet } from '@backoffice/charts';
import { tokens } from '@backoffice/ui';

/** In pixels. */
const BARS_HEIGHT = 96;
const LABELS_HEIGHT = 20;
const CHART_HEIGHT = BARS_HEIGHT + LABELS_HEIGHT;
/** The share of an hour's band that its bar takes. */
const BAR_SHARE = 0.7;
const LABEL_EVERY = 6;

interface DayChartProps {
  label: string;
  roleDescription: string;
  /** The hours, with the volumes of today and of yesterday. */
  sheet: Sheet;
  /** The current hour, at which the keys start. */
  currentHour: number;
}

/** The hours of a day as bars, with those of the day before as a hairline. */
export function DayChart({ label, roleDescription, sheet, currentHour }: DayChartProps) {
  const { columns, rows } = sheet;
  const [today, yesterday] = columns;
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values));
  const heightOf = (value: number) => (value / highest) * BARS_HEIGHT;
  const bandOf = (width: number) => ({ points: rows.length, left: 0, width });
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
      startPoint={currentHour}
    >
      {(width, point) => {
        const band = width / rows.length;
        const hairline = rows.map(
          ({ values }, hour) => `${hour === 0 ? 'M0 ' : 'V'}${BARS_HEIGHT - heightOf(values[1]!)}`,
        );
        // One drawing for all bars: elements of their own would be a tenth of the page.
        const bars = rows.map(({ values: [volume = 0] }, hour) =>
          volume === 0
            ? ''
            : `M${(hour + (1 - BAR_SHARE) / 2) * band} ${BARS_HEIGHT}v${-heightOf(volume)}h${band * BAR_SHARE}V${BARS_HEIGHT}Z`,
        );
        return (
          <svg height={CHART_HEIGHT} width={width}>
            {point !== null && (
              <rect
                fill={tokens.colorNeutralBackground1Selected}
                height={BARS_HEIGHT}
                width={band}
                x={point * band}
              />
            )}
            <path d={bars.join('')} fill={today!.colour} />
            <path
              d={hairline.map((step, hour) => `${step}H${(hour + 1) * band}`).join('')}
              fill="none"
              stroke={yesterday!.colour}
            />
            <path d={`M0 ${BARS_HEIGHT}H${width}`} stroke={tokens.colorNeutralStroke1} />
            {rows.map(({ label: hour }, at) =>
              at % LABEL_EVERY === 0 ? (
                <text
                  fill={tokens.colorNeutralForeground2}
                  fontSize={12}
                  key={hour}
                  x={at * band}
                  y={CHART_HEIGHT - 4}
                >
                  {hour}
                </text>
              ) : null,
            )}
          </svg>
        );
      }}
    </ChartSurface>
  );
}
