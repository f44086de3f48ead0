export { Form, type FormProps, type FormValues } from './Form.tsx';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
