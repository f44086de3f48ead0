/** Faults of documents and their uploads. */
import { checkout, type PastFault } from './past-fault.ts';

const uploads = 'shared/uploads/upload-document.ts';

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
        file: uploads,
        from: 'fileName, idempotencyKey: key }, signal);',
        to: 'fileName, idempotencyKey: crypto.randomUUID() }, signal);',
      },
    ],
  },
  {
    id: '11b',
    title: 'After an upload without a response nothing is read',
    path: `Ana is new and logged in, Bruno is new; the first step is open
wait 10 s
go on
go on
the next uploadPaper will be cut off after it has acted
choosePaper:cnh`,
    edits: [
      {
        file: uploads,
        from: 'return arrived && (result === undefined ? {} : { result });',
        to: 'return undefined;',
      },
      {
        file: checkout('checkout.saga'),
        from: 'documentArrived, uploadFailed, uploadCancelled]',
        to: 'documentArrived, uploadCancelled]',
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
        file: checkout('documents/document-state'),
        from: 'file: { name, sizeInBytes }, ...isUnknown',
        to: 'file: { name, sizeInBytes }',
      },
    ],
  },
  {
    id: '11f',
    title: 'A cancelled upload is reported as failed after a reload',
    path: `Ana is new and logged in, Bruno is new; the first step is open
wait 3 s
go on
go on
the next uploadPaper will act and respond 4 s later
choosePaper:cnh
cancelPaper:cnh
reload`,
    edits: [
      {
        file: 'domain/order/uploads.ts',
        from: 'details.orderId === orderId && !isCancelled',
        to: 'details.orderId === orderId',
      },
    ],
  },
  {
    id: '11g',
    title: 'A failed replacement that the visitor discards is not looked for, although it may have arrived',
    path: `Ana is known and logged in, Bruno is creditRejected; the first step is open
go on
go on
logOut
go on
go on
choosePaper:cnh
the next uploadPaper will get 504, and act 15 s later
choosePaper:cnh
wait 70 s
cancelPaper:cnh`,
    edits: [
      {
        file: checkout('checkout.saga'),
        from: 'documentArrived, uploadFailed, uploadCancelled]',
        to: 'documentArrived]',
      },
    ],
  },
  {
    id: '11h',
    title: 'A replaced upload whose first reading failed is not read again',
    path: `Ana is new and logged in, Bruno is new; the first step is open
the next uploadPaper will get 504, and act 15 s later
go on
go on
typeAddress:number
go on
the next 12 listPapers will fail
choosePaper:cnh
wait 70 s`,
    edits: [{ file: uploads, from: '// The next reading may succeed.', to: 'return;' }],
  },
  {
    id: '11i',
    title: 'A failed repeat of an upload hides that the first request may still act',
    path: `Ana is new and logged in, Bruno is creditRejected; the first step is open
go on
the next 12 listPapers will fail
the next uploadPaper will get 504, and act 15 s later
go on
go on
the next 12 uploadPaper will fail
wait 12 s
go on
the next 12 listPapers will fail
choosePaper:cnhBack
choosePaper:cnh`,
    edits: [
      {
        file: 'domain/order/intent.ts',
        from: 'failure && isCutOff(failure) ? sentAt : cutOffAt;',
        to: 'failure && isCutOff(failure) ? sentAt : undefined;',
      },
    ],
  },
];
