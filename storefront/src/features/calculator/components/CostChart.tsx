import { LineChart } from '@signdrive/design-system/line-chart';
import { wayName } from '../calculator.copy.ts';
import { detailsCopy } from '../details.copy.ts';
import { chartSentence, stepsOf, type OverTime } from '../details.view.ts';

/** What each way has cost, month by month. Loaded when a visitor comes near it. */
export function CostChart({ overTime }: { overTime: OverTime }) {
  const { months, ways } = overTime;
  const marks = stepsOf(months);
  return (
    <LineChart
      label={detailsCopy.chart}
      description={chartSentence(overTime)}
      caption={detailsCopy.chartCaption}
      lines={ways.map(({ way, costs }) => ({
        key: way,
        label: wayName[way],
        values: costs,
        isOwn: way === 'subscription',
      }))}
      marks={marks}
      formatStep={(month) => {
        if (month === 0) return detailsCopy.start;
        return month === months && marks.length < 6 ? detailsCopy.step(month) : String(month);
      }}
      formatLevel={detailsCopy.level}
    />
  );
}
