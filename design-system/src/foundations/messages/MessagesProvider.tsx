import { use, useMemo, type ReactNode } from 'react';
import { MessagesContext, type MessageOverrides } from './messages.ts';

export interface MessagesProviderProps {
  /**
   * A whole language (`english`), or single messages. Others come from the provider around, else they are Portuguese.
   */
  messages: MessageOverrides;
  children: ReactNode;
}

/** Sets the texts that the system's components show and announce. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const around = use(MessagesContext);
  const merged = useMemo(() => merge(around, messages), [around, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

type Entries = Readonly<Record<string, object | undefined>>;

function merge(around: Entries, messages: Entries) {
  const inside = Object.entries(messages).map(([name, entry]) => [name, { ...around[name], ...entry }]);
  return { ...around, ...Object.fromEntries(inside) } as MessageOverrides;
}
