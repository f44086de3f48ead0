import { useEffect, useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { dialogClosed, dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { useConfirmation } from '../confirmation.slice.ts';
import { emailSentCopy, registrationCopy, socialsCopy, webmails } from '../registration.copy.ts';
import { registrationShown, useRegistration } from '../registration.slice.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Registration (spec §2.2): form, then socials or e-mail sent; after the e-mail's link, its result. */
export function RegistrationDialog() {
  const status = useConfirmation((state) => state.status);
  return status === 'none' ? <Steps /> : <ConfirmationDialog />;
}

interface View {
  title: string;
  size: 'medium' | 'large';
  body: ReactNode;
  primary: ReactNode;
  safe?: ReactNode;
}

function Steps() {
  const dispatch = useDispatch();
  const formId = useId();
  const step = useRegistration((state) => state.step);
  const kind = useRegistration((state) => state.kind);
  useEffect(() => void dispatch(registrationShown()), [dispatch]);
  const close = () => void dispatch(dialogClosed('registration'));

  function viewOfStep(): View {
    switch (step.name) {
      case 'form': {
        const isCompany = kind === 'company';
        const submit = isCompany ? registrationCopy.submitCompany : registrationCopy.submit;
        const isSending = step.sending.status === 'sending';
        return {
          title: isCompany ? registrationCopy.companyTitle : registrationCopy.title,
          size: 'large',
          body: <RegistrationForm id={formId} sending={step.sending} />,
          primary: (
            <Button type="submit" form={formId} isBusy={isSending} busyLabel={registrationCopy.submitting}>
              {kind === undefined ? registrationCopy.continue : submit}
            </Button>
          ),
          safe: (
            <Button variant="quiet" onPress={() => void dispatch(dialogOpened({ name: 'login' }))}>
              {registrationCopy.haveAccount}
            </Button>
          ),
        };
      }
      case 'socials':
        return {
          title: socialsCopy.title,
          size: 'medium',
          body: <Socials email={step.email} />,
          primary: <Button onPress={close}>{socialsCopy.close}</Button>,
        };
      case 'emailSent':
        return {
          title: emailSentCopy.title,
          size: 'medium',
          body: (
            <FocusedGroup label={emailSentCopy.title}>
              <Text>{emailSentCopy.text}</Text>
            </FocusedGroup>
          ),
          primary: <Button onPress={close}>{emailSentCopy.close}</Button>,
        };
    }
  }

  const { title, size, body, primary, safe } = viewOfStep();
  return (
    <Dialog isOpen onOpenChange={close} title={title} size={size} primaryAction={primary} safeAction={safe}>
      {body}
    </Dialog>
  );
}

interface SocialsProps {
  /** Address to which the link was sent. */
  email: string;
}

/** Links to web mail for an account that waits for its confirmation, the visitor's own first. */
function Socials({ email }: SocialsProps) {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const sorted = webmails.toSorted((one, other) => Number(other.domain.test(domain)) - Number(one.domain.test(domain)));
  return (
    <FocusedGroup label={socialsCopy.title}>
      <Text>
        {socialsCopy.sentTo} <Email>{email}</Email>. {socialsCopy.next}
      </Text>
      <Stack gap={2}>
        <Text look="small" tone="muted">
          {socialsCopy.links}
        </Text>
        <List>
          {sorted.map(({ name, href }) => (
            <li key={name}>
              <Link href={href} look="standalone" isExternal>
                {name}
              </Link>
            </li>
          ))}
        </List>
      </Stack>
    </FocusedGroup>
  );
}

const Email = styled.strong`
  font-weight: 600;
`;

const List = styled.ul`
  border-top: 1px solid var(--color-text);

  & > li {
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--color-border-subtle);
  }
`;
