import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useButtonForLink } from './use-button-for-link.ts';

const onPress = vi.fn<() => void>();

function Control({ isAnswered }: { isAnswered: boolean }) {
  const { isButton, ref, onLinkClick } = useButtonForLink(isAnswered);
  return isButton ? (
    <button ref={ref} type="button" onClick={onPress}>
      Abrir
    </button>
  ) : (
    <a ref={ref} href="#menu" onClick={onLinkClick}>
      Abrir
    </a>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockReset();
  // The test before it, of any file, may have ended with a pressed pointer.
  fireEvent.pointerUp(document.body);
});

it('the button replaces the link and keeps its focus', () => {
  const { rerender } = render(<Control isAnswered={false} />);
  act(() => screen.getByRole('link').focus());
  rerender(<Control isAnswered />);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a press that spans the replacement activates the button once', () => {
  const { rerender } = render(<Control isAnswered={false} />);
  const link = screen.getByRole('link');
  fireEvent.pointerDown(link);
  rerender(<Control isAnswered />);
  fireEvent.pointerUp(link);
  expect(fireEvent.click(link)).toBe(false);
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).toBeVisible();
});

it('a press without a click keeps the link until its click can’t follow any more', () => {
  const { rerender } = render(<Control isAnswered={false} />);
  fireEvent.pointerDown(screen.getByRole('link'));
  rerender(<Control isAnswered />);
  fireEvent.pointerCancel(screen.getByRole('link'));
  expect(screen.getByRole('link')).toBeVisible();
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('button')).toBeVisible();
  expect(onPress).not.toHaveBeenCalled();
});

it('a press that opens a new tab activates the link', () => {
  const { rerender } = render(<Control isAnswered={false} />);
  const link = screen.getByRole('link');
  fireEvent.pointerDown(link);
  rerender(<Control isAnswered />);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
});
