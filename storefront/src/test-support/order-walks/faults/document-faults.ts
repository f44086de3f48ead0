/** Faults 11a to 11f: documents and their uploads. */
import { checkout, type PastFault } from './past-fault.ts';

export const documentFaults: readonly PastFault[] = [
  {
    id: '11a',
    title: 'The repeat of an upload has a new key',
    path: `Ana is new and logged in, Bruno is new; the first step is open
go on
go on
the next uploadPaper will get 504, and act 15 s later
go on
go on
go on`,
    edits: [
      {
        file: 'shared/uploads/upload-document.ts',
        from: 'fileName, idempotencyKey: key }, signal);',
        to: 'fileName, idempotencyKey: crypto.randomUUID() }, signal);',
      },
    ],
  },
  {
    id: '11b',
    title: 'After an upload without a response nothing is read',
    path: `Ana is new and logged in, Bruno is new; the first step is open
go on
go on
the next uploadPaper will be cut off after it has acted
choosePaper:cnh`,
    edits: [
      {
        file: 'shared/uploads/upload-document.ts',
        from: 'return arrived && (result === undefined ? {} : { result });',
        to: 'return undefined;',
      },
    ],
  },
  {
    id: '11e',
    title: 'An upload of a closed page is reported as failed while it may still arrive',
    path: `Ana is new and logged in, Bruno is creditRejected; the first step is open
the next uploadPaper will act and respond 4 s later
go on
the next listPapers will be cut off before it acts
go on
go on
stepBack
wait 2 s
open this page in the partner store
go on`,
    edits: [
      {
        file: checkout('documents/documents.saga'),
        from: '...(isAwaited && { isUnknown: true })',
        to: '',
      },
    ],
  },
  {
    id: '11f',
    title: 'A cancelled upload is reported as failed after a reload',
    path: `Ana is new and logged in, Bruno is new; the first step is open
go on
go on
the next uploadPaper will act and respond 4 s later
choosePaper:cnh
cancelPaper:cnh
reload
go on`,
    edits: [
      {
        file: checkout('documents/documents.saga'),
        from: 'else if (!isCancelled && !isReplaced',
        to: 'else if (!isReplaced',
      },
    ],
  },
];
