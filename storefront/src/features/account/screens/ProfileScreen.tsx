import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stack } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import type { User } from '#/domain/customer/user.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dataSubmitted, documentsOpened, passwordSubmitted, profileOpened } from '../account.events.ts';
import {
  addressSubmitted,
  addressTyped,
  cepEntered,
  documentChosen,
  profileSubmitted,
  selectAccount,
  shownAddress,
} from '../account.slice.ts';
import { CustomerPanels } from '../components/CustomerPanels.tsx';
import { DataForm } from '../components/DataForm.tsx';
import { Documents } from '../components/Documents.tsx';
import { PasswordForm } from '../components/PasswordForm.tsx';

export interface ProfileScreenProps {
  user: User;
  /** The latest order, where it was refused for its documents. */
  refusedOrderId: string | undefined;
  /** Sends that order back for analysis. */
  resend: ReactNode;
  /** That order was sent back. */
  isSentBack: boolean;
}

/** Minha conta (spec §2.5). */
export function ProfileScreen({ user, refusedOrderId, resend, isSentBack }: ProfileScreenProps) {
  const dispatch = useDispatch();
  const account = useSelector(selectAccount);
  const { customer, cep, documents, replacements, data, newProfile, newAddress, password } = account;
  useEffect(() => {
    dispatch(profileOpened());
  }, [dispatch]);
  useEffect(() => {
    if (refusedOrderId !== undefined) dispatch(documentsOpened({ orderId: refusedOrderId }));
  }, [dispatch, refusedOrderId]);
  return (
    <Stack gap={6}>
      {refusedOrderId !== undefined && (
        <Panel>
          <Documents
            documents={documents}
            replacements={replacements}
            resend={resend}
            isSentBack={isSentBack}
            onRetry={() => void dispatch(documentsOpened({ orderId: refusedOrderId }))}
            onSendAgain={(kind, file) => void dispatch(documentChosen({ kind, file }))}
            onSelect={(kind, file) =>
              void dispatch(
                documentChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } }),
              )
            }
          />
        </Panel>
      )}
      <Panel>
        <DataForm user={user} saving={data} onSubmit={(changed) => void dispatch(dataSubmitted(changed))} />
      </Panel>
      <CustomerPanels
        customer={customer}
        onRetry={() => void dispatch(profileOpened())}
        profile={{
          accountCpf: user.document,
          saving: newProfile,
          onSubmit: (values) => void dispatch(profileSubmitted(values)),
        }}
        address={{
          cep,
          values: shownAddress(account),
          saving: newAddress,
          onType: (values) => void dispatch(addressTyped(values)),
          onCep: (found) => void dispatch(cepEntered({ cep: found })),
          onSubmit: (values) => void dispatch(addressSubmitted(values)),
        }}
      />
      <Panel>
        <PasswordForm
          email={user.email}
          saving={password}
          onSubmit={(given) => void dispatch(passwordSubmitted({ password: keepSecret(given) }))}
        />
      </Panel>
    </Stack>
  );
}
