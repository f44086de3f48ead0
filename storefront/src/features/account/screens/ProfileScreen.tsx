import { useCallback, useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Stack } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import { findChosenFault } from '#/domain/customer/document-files.ts';
import type { User } from '#/domain/customer/user.ts';
import { chosenFileOf } from '#/shared/forms/kept-files.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { useEachVisit } from '#/shared/page/use-each-visit.ts';
import { dataSubmitted, documentsOpened, passwordSubmitted, profileOpened } from '../account.events.ts';
import {
  addressSubmitted,
  addressTyped,
  cepEntered,
  dataTyped,
  documentChosen,
  documentRefused,
  profileSubmitted,
  profileTyped,
  shownAddress,
  useAccount,
} from '../account.slice.ts';
import { AddressForm, type AddressFormProps } from '../components/AddressForm.tsx';
import { CustomerPanels } from '../components/CustomerPanels.tsx';
import { DataForm } from '../components/DataForm.tsx';
import { Documents, type DocumentsProps } from '../components/Documents.tsx';
import { PasswordForm } from '../components/PasswordForm.tsx';
import { ProfileForm, type ProfileFormProps } from '../components/ProfileForm.tsx';

export interface ProfileScreenProps {
  user: User;
  /** Set if the latest order was rejected because of its documents. */
  refusedOrderId: string | undefined;
  /** Sends that order back for analysis. */
  resend: ReactNode;
  /** True after that order was sent back. */
  isSentBack: boolean;
}

/** Minha conta (spec §2.5). */
export function ProfileScreen({ user, refusedOrderId, resend, isSentBack }: ProfileScreenProps) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(profileOpened());
  }, [dispatch]);
  // Another tab may replace a document.
  useEachVisit(
    useCallback(
      (isReturn) => {
        if (refusedOrderId !== undefined) dispatch(documentsOpened({ orderId: refusedOrderId, isReturn }));
      },
      [dispatch, refusedOrderId],
    ),
  );
  return (
    <Stack gap={6}>
      {refusedOrderId !== undefined && (
        <Panel>
          <RefusedDocuments orderId={refusedOrderId} resend={resend} isSentBack={isSentBack} />
        </Panel>
      )}
      <Panel>
        <Data user={user} />
      </Panel>
      <CustomerPanels
        customer={useAccount((state) => state.customer)}
        onRetry={() => void dispatch(profileOpened())}
        renderProfile={(known) => <Profile known={known} accountCpf={user.document} />}
        renderAddress={(known) => <Address states={known.lists.states} />}
      />
      <Panel>
        <Password email={user.email} />
      </Panel>
    </Stack>
  );
}

function RefusedDocuments({ orderId, ...shown }: { orderId: string } & Pick<DocumentsProps, 'resend' | 'isSentBack'>) {
  const dispatch = useDispatch();
  return (
    <Documents
      {...shown}
      documents={useAccount((state) => state.documents)}
      replacements={useAccount((state) => state.replacements)}
      interrupted={useAccount((state) => state.interrupted)}
      onRetry={() => void dispatch(documentsOpened({ orderId }))}
      onSendAgain={(kind, file) => void dispatch(documentChosen({ kind, file }))}
      onSelect={(kind, file) => {
        const chosen = chosenFileOf(file);
        const fault = findChosenFault(chosen);
        dispatch(fault ? documentRefused({ kind, file: chosen, fault }) : documentChosen({ kind, file: chosen }));
      }}
    />
  );
}

function Data({ user }: Pick<ProfileScreenProps, 'user'>) {
  const dispatch = useDispatch();
  return (
    <DataForm
      user={user}
      typed={useAccount((state) => state.typedData)}
      saving={useAccount((state) => state.data)}
      onType={(typed) => void dispatch(dataTyped(typed))}
      onSubmit={(changed) => void dispatch(dataSubmitted(changed))}
    />
  );
}

function Password({ email }: Pick<User, 'email'>) {
  const dispatch = useDispatch();
  return (
    <PasswordForm
      email={email}
      saving={useAccount((state) => state.password)}
      onSubmit={(given) => void dispatch(passwordSubmitted({ password: keepSecret(given) }))}
    />
  );
}

function Profile(customer: Pick<ProfileFormProps, 'known' | 'accountCpf'>) {
  const dispatch = useDispatch();
  return (
    <ProfileForm
      {...customer}
      typed={useAccount((state) => state.typedProfile)}
      saving={useAccount((state) => state.newProfile)}
      onType={(values) => void dispatch(profileTyped(values))}
      onSubmit={(values) => void dispatch(profileSubmitted(values))}
    />
  );
}

function Address({ states }: Pick<AddressFormProps, 'states'>) {
  const dispatch = useDispatch();
  return (
    <AddressForm
      states={states}
      cep={useAccount((state) => state.cep)}
      values={shownAddress({
        customer: useAccount((state) => state.customer),
        typedAddress: useAccount((state) => state.typedAddress),
      })}
      saving={useAccount((state) => state.newAddress)}
      onType={(values) => void dispatch(addressTyped(values))}
      onCep={(cep) => void dispatch(cepEntered({ cep }))}
      onSubmit={(values) => void dispatch(addressSubmitted(values))}
    />
  );
}
