import { LineChart } from '@signdrive/design-system/line-chart';
import { optionName } from '../calculator.copy.ts';
import { detailsCopy } from '../details.copy.ts';
import { chartSentence, stepsOf, type OverTime } from '../details.view.ts';

/** Cumulative cost of each option per month. Loaded when it approaches the viewport. */
export function CostChart({ overTime }: { overTime: OverTime }) {
  const { months, options } = overTime;
  const marks = stepsOf(months);
  return (
    <LineChart
      label={detailsCopy.chart}
      description={chartSentence(overTime)}
      caption={detailsCopy.chartCaption}
      lines={options.map(({ option, costs }) => ({
        key: option,
        label: optionName[option],
        values: costs,
        isOwn: option === 'subscription',
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
