import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalculatorInputs } from '#/domain/calculator/calculator-inputs.ts';
import { useLiveInputs } from './use-live-inputs.ts';

const untouched: CalculatorInputs = { figures: {} };
const months = (value: number): CalculatorInputs => ({ figures: { months: value } });

describe('a change in the calculator', () => {
  const write = vi.fn<Parameters<typeof useLiveInputs>[1]>();
  const calculator = () => renderHook(() => useLiveInputs(untouched, write)).result;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void write.mockReset());

  it('is written into the URL once changes pause', () => {
    const { current } = calculator();
    act(() => current.change(months(13)));
    act(() => current.change(months(14)));
    expect(write).not.toHaveBeenCalled();
    act(() => void vi.runAllTimers());
    expect(write).toHaveBeenCalledExactlyOnceWith(months(14), 'replace');
  });

  it.each(['keyup', 'pointerup', 'change', 'pagehide'])(
    'is written at once, and once, when %s ends the input',
    (end) => {
      const result = calculator();
      act(() => result.current.change(months(36)));
      fireEvent(window, new Event(end));
      expect(write).toHaveBeenCalledExactlyOnceWith(months(36), 'replace');
      expect(result.current.inputs).toEqual(months(36));
      fireEvent(window, new Event(end));
      act(() => void vi.runAllTimers());
      expect(write).toHaveBeenCalledOnce();
    },
  );

  it('is rendered when it is made and not again when it is written', () => {
    const render = vi.fn<() => ReturnType<typeof useLiveInputs>>(() => useLiveInputs(untouched, write));
    const { result } = renderHook(render);
    act(() => result.current.change(months(36)));
    const renders = render.mock.calls.length;
    fireEvent(window, new Event('keyup'));
    expect(write).toHaveBeenCalledOnce();
    expect(render).toHaveBeenCalledTimes(renders);
  });

  it('is not written after a route change', () => {
    const { result, unmount } = renderHook(() => useLiveInputs(untouched, write));
    act(() => result.current.change(months(36)));
    unmount();
    fireEvent(window, new Event('pagehide'));
    vi.runAllTimers();
    expect(write).not.toHaveBeenCalled();
  });
});
