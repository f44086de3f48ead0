/** Faults of documents that walks rarely find. */
import { checkout, type PastFault } from './past-fault.ts';

const uploads = 'shared/uploads/upload-document.ts';

export const rareDocumentFaults: readonly PastFault[] = [
  {
    id: '14h',
    title: 'A file is sent again with another key if another tab had sent one',
    path: `Ana is new and logged in, Bruno is known; the first step is open
open a second tab here
go on
go on
go on
change to the other tab
go on
go on
the next 3 uploadPaper will get 504, and act 15 s later
wait 0.4 s
go on`,
    edits: [
      {
        file: uploads,
        from: 'if (uploads.length > 0 ||',
        to: 'if (uploads.some((upload) => !isEnded(upload)) ||',
      },
    ],
  },
  {
    id: '14i',
    title: 'The documents of an order show a file that the account has replaced',
    path: `Ana is documentsRejected, Bruno is known; the first step is open
the next uploadPaper will act and respond 4 s later
go on
go on
openAccount:minha-conta
go on
browser back`,
    edits: [
      {
        file: checkout('documents/document-state'),
        from: 'if (orderer?.user.id !== upload.userId) return;',
        to: 'if (orderer?.user.id !== upload.userId || upload.details.orderId !== undefined) return;',
      },
    ],
  },
  {
    id: '14p',
    title: 'A file for a placed order is sent again with another key if the order in progress has sent one',
    edits: [
      {
        file: uploads,
        from: '.filter(({ details }) => details.document === kind);',
        to: '.filter(({ details }) => details.document === kind && details.orderId === file.orderId);',
      },
    ],
  },
  {
    id: '14v',
    title: "A late file that the account has sent replaces the order's, which is still shown",
    path: `Ana is known and logged in, Bruno is new; the last step is open
go on
the session expires
openAccount:minha-conta
the next uploadPaper will get 504, and act 15 s later
wait 70 s
an order is rejected for its documents
go on
openOffer:polo
go on`,
    edits: [
      {
        file: uploads,
        from: 'const uploads = yield* call(listUploads, ports, userId);',
        to: 'const uploads = (yield* call(listUploads, ports, userId)).filter((upload) => upload.details.orderId === undefined);',
      },
      {
        file: uploads,
        from: '.some((upload) => isAwaited(upload, last.readAt) || isNews(upload, last))',
        to: '.some((upload) => upload.details.orderId === undefined && isAwaited(upload, last.readAt))',
      },
    ],
  },
  {
    id: '14y',
    title: 'An order that opens slowly shows a file as not sent that another tab sends meanwhile',
    path: `Ana is documentsRejected and logged in, Bruno is new; the first step is open
the next 3 uploadPaper will get 401 twice
openOffer:polo
the next 12 listOrders will fail
go on
go on
open a second tab here
stepBack
go on
closeDialog
change to the other tab
reload`,
    edits: [{ file: uploads, from: ' || isNews(upload, last)', to: '' }],
  },
  {
    id: '15e',
    title: 'An order shows the file that another tab has replaced',
    path: `Ana is new and logged in, Bruno is new; the first step is open
stepper:personalData
go on
go on
choosePaper:cnh
browser back
open a second tab here
go on
choosePaper:cnh`,
    edits: [{ file: checkout('checkout.saga'), from: '[customerLoaded, orderSeen, ', to: '[customerLoaded, ' }],
  },
  {
    id: '15g',
    title: 'A confirmation that finds another price forgets the documents that it has read',
    path: `Ana is new and logged in, Bruno is new; the last step is open
go on
go on
the prices rise
go on
the next uploadPaper will get 504, and act 15 s later
choosePaper:cnh
cancelPaper:cnh
the next 3 listPapers will get no response, and act 15 s later
the next listPapers will be cut off before it acts
go on
go on
go on
go on
go on
go on
go on
go on
stepper:documentation`,
    edits: [
      {
        file: checkout('placing/review-facts.saga'),
        from: '  yield* put(factsRead(',
        to: '  if (part) yield* put(factsRead(',
      },
    ],
  },
  {
    id: '15k',
    title: 'Without a connection, a document that may have arrived is sent again with another key',
    path: `Ana is documentsRejected, Bruno is known; the first step is open
log in as ana
go on
the next uploadPaper will get 401 twice
choosePaper:cnh
the connection breaks
wait 600 s
go on
wait 70 s`,
    edits: [{ file: uploads, from: 'let present = isFromService ? shown : undefined;', to: 'let present = shown;' }],
  },
  {
    id: '15l',
    title: 'What was read before an upload is not shown, although a late request has replaced another document',
    path: `Ana is new and logged in, Bruno is new; the first step is open
go on
the next uploadPaper will act and respond 4 s later
the next uploadPaper will be cut off after it has acted
the next 3 uploadPaper will get 401 twice
go on
go on
choosePaper:cnh
the next listPapers will fail
wait 70 s
go on`,
    edits: [{ file: uploads, from: 'yield* report(reading);\n      present', to: 'present' }],
  },
  {
    id: '17a',
    title: 'After the clock was set back, an earlier upload counts as sent last',
    path: `Ana is documentsRejected, Bruno is new; the first step is open
go on
the next 3 uploadPaper will get no response, and act 15 s later
go on
the clock of the device goes 10 minutes back
logOut
go on
go on
go on`,
    edits: [
      {
        file: 'shared/ledger/ledger.ts',
        from: 'setBackByMs = Math.max(setBackByMs, latest - readClock());',
        to: '',
      },
    ],
  },
];
