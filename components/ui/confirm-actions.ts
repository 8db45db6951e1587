export type ConfirmAction = 'edit' | 'create' | 'delete' | 'send'

interface ActionWords {
  label: string
  title: string
  question: string
  danger: boolean
}

/** The words of each button that asks before it acts. */
export const CONFIRM_ACTIONS: Record<ConfirmAction, ActionWords> = {
  edit: {
    label: 'MODIFICA',
    title: 'Confermi la modifica?',
    question: 'I dati salvati verranno sostituiti.',
    danger: false,
  },
  create: {
    label: 'CREA',
    title: 'Confermi la creazione?',
    question: 'Verrà creata una nuova scheda.',
    danger: false,
  },
  delete: {
    label: 'CANCELLA',
    title: 'Confermi la cancellazione?',
    question: 'La scheda non sarà più visibile.',
    danger: true,
  },
  send: {
    label: 'INVIA',
    title: 'Confermi l’invio?',
    question: 'Controlla i dati prima di inviare.',
    danger: false,
  },
}

export const CANCEL_LABEL = 'ANNULLA'
/** The same where what is asked is whether to call something off: two buttons that begin alike would be taken one for the other. */
export const LEAVE_LABEL = 'LASCIA COM’È'
