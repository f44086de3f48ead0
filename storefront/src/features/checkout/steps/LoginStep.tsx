import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Stack, Text } from '@signdrive/design-system/layout';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { loginCopy } from './steps.copy.ts';

/** Step 3: an order belongs to an account. */
export function LoginStep({ back }: { back: ReactNode }) {
  const dispatch = useDispatch();
  return (
    <Stack gap={5} align="start">
      <Text>{loginCopy.text}</Text>
      <Cluster>
        <Button onPress={() => dispatch(dialogOpened({ name: 'login' }))}>{loginCopy.enter}</Button>
        <Button variant="secondary" onPress={() => dispatch(dialogOpened({ name: 'registration' }))}>
          {loginCopy.register}
        </Button>
      </Cluster>
      <Stack gap={1}>
        <Text look="small" tone="muted">
          {loginCopy.registerText}
        </Text>
        <Text look="small" tone="muted">
          {loginCopy.companyText}
        </Text>
      </Stack>
      {back}
    </Stack>
  );
}
