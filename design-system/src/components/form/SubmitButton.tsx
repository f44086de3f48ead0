import { use, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { FormStateContext } from './form-state.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'isBlock' | 'variant' | 'name' | 'value' | 'ref'> {
  /** Label, verb first ("Cadastrar"). */
  children: ReactNode;
  /** Label while the form is being sent ("Enviando cadastro"). */
  sendingLabel: string;
}

/** Submits the Form around it. Never disabled for an incomplete form: pressing it shows the missing fields. */
export function SubmitButton({ children, sendingLabel, ...button }: SubmitButtonProps) {
  const { isSending } = use(FormStateContext);
  return (
    <Button {...button} type="submit" isBusy={isSending} busyLabel={sendingLabel}>
      {children}
    </Button>
  );
}
