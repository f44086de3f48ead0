import { use, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { FormStateContext } from './form-state.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'isBlock' | 'variant' | 'name' | 'value' | 'ref'> {
  /** What it does, verb first ("Cadastrar"). */
  children: ReactNode;
  /** What it says while the form is being sent ("Enviando cadastro"). */
  sendingLabel: string;
}

/** The button that sends the Form around it. Never disabled to mean "incomplete": pressed, the form says what is missing. */
export function SubmitButton({ children, sendingLabel, ...button }: SubmitButtonProps) {
  const { isSending } = use(FormStateContext);
  return (
    <Button {...button} type="submit" isBusy={isSending} busyLabel={sendingLabel}>
      {children}
    </Button>
  );
}
